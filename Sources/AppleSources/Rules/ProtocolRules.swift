import SwiftSyntax

/// Rule 3: optional requirements.
///
/// A requirement becomes a protocol of its own, to which every class conforms that is the first of
/// its ancestry to implement it; a caller asks for that conformance when it calls. A class that adds
/// the method below the conforming class is therefore called too.
extension Translation {
  func translateProtocol(_ node: ProtocolDeclSyntax) {
    guard let entry = index.types[node.name.plainName] else { return }
    if node.inheritanceClause == nil, node.attributes.names.contains("objc") {
      edits.insert(": AnyObject", at: node.name.span.upperBound)
    }
    for item in node.memberBlock.members where item.decl.isOptionalRequirement {
      let offset = item.decl.span.lowerBound
      for requirement in entry.optional where requirement.member.offset == offset {
        if requirement.member.isStatic {
          warn(item.decl, "an optional static requirement is never called; make it required.")
        } else {
          appended.append(declarations(of: requirement))
        }
      }
      removed.append(item.span)
    }
  }

  private func declarations(of requirement: OptionalRequirement) -> String {
    let member = requirement.member
    let access = requirement.prefix
    let owner = requirement.owner
    let level = access.split(separator: " ").last.map(String.init) ?? ""
    let word =
      ["public", "package", "internal", "fileprivate", "private"].contains(level)
      ? level + " " : ""
    switch member.kind {
    case .property(let name):
      let type = member.type ?? "Any"
      return """
        \(access) protocol \(requirement.probe): AnyObject { var \(name): \(type) { get } }
        extension \(owner) {
          \(word)var \(name): \(optional(type)) { (self as? any \(requirement.probe))?.\(name) }
        }
        """
    case .method(let name):
      let result = member.type ?? "Void"
      let parameters = member.parameters.enumerated().map { "\($1.label) p\($0): \($1.type)" }
        .joined(separator: ", ")
      let arguments = member.parameters.enumerated().map { number, parameter in
        let label = parameter.label == "_" ? "" : "\(parameter.label): "
        return "\(label)\(parameter.isInOut ? "&" : "")p\(number)"
      }.joined(separator: ", ")
      let effects = member.effects.isEmpty ? "" : " \(member.effects)"
      let marks =
        (member.effects.contains("throws") ? "try " : "")
        + (member.effects.contains("async") ? "await " : "")
      let types = member.parameters.map { $0.type }.joined(separator: ", ")
      let numbered = member.parameters.enumerated().map { number, parameter in
        let label = parameter.label == "_" ? "" : "\(parameter.label): "
        return "\(label)\(parameter.isInOut ? "&" : "")$\(number)"
      }.joined(separator: ", ")
      return """
        \(access) protocol \(requirement.probe): AnyObject {
          func \(name.base)(\(parameters))\(effects) -> \(result)
        }
        extension \(owner) {
          @discardableResult
          \(word)func implemented_\(name.base)(\(parameters))\(effects) -> \(optional(result)) {
            \(marks)(self as? any \(requirement.probe))?.\(name.base)(\(arguments))
          }
          \(word)var reference_\(requirement.identifier): ((\(types))\(effects) -> \(result))? {
            (self as? any \(requirement.probe)).map { object in { \(marks)object.\(name.base)(\(numbered)) } }
          }
        }
        """
    }
  }

  private func optional(_ type: String) -> String {
    if type.hasSuffix("?") { return type }
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    return type.contains("->") || type.hasPrefix("any ") || type.hasPrefix("some ")
      || type.contains("&") ? "(\(type))?" : "\(type)?"
  }

  /// Adds conformances to the protocols that stand for requirements.
  func conform(
    _ name: String, members: MemberBlockItemListSyntax, clause: InheritanceClauseSyntax?,
    end: Int
  ) {
    let own = Set(offsets(of: members))
    let inherited = Set(clause?.inheritedTypes.map(\.type.lastName) ?? [])
    let new = index.newRequirements(of: name).filter { requirement in
      guard let member = index.implementation(of: requirement, in: name) else { return false }
      if member.path == file.path, own.contains(member.offset) { return true }
      // The method is a superclass's that does not conform itself.
      let isOwn = index.types[name]?.members.contains(member) == true
      return !isOwn && index.conformances(through: inherited).contains(requirement.owner)
    }
    var names = Set(new.map(\.probe))
    if let commit = index.commitOfEdits(in: name), commit.path == file.path,
      own.contains(commit.offset)
    {
      names.insert("_TableEditCommitting")
    }
    let probes = names.subtracting(inherited).sorted().joined(separator: ", ")
    guard !probes.isEmpty else { return }
    if let last = clause?.inheritedTypes.last {
      edits.insert(", \(probes)", at: last.type.span.upperBound)
    } else {
      edits.insert(": \(probes)", at: end)
    }
  }

  private func offsets(of members: MemberBlockItemListSyntax) -> [Int] {
    members.flatMap { item -> [Int] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else {
        return [item.decl.span.lowerBound]
      }
      return PlatformConditions.activeClauses(of: condition).flatMap { clause in
        clause.elements?.as(MemberBlockItemListSyntax.self).map { offsets(of: $0) } ?? []
      }
    }
  }
}
