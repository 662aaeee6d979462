import SwiftSyntax

/// Rule 3 for UIKit's protocols, and rule 6: overrides in extensions.
extension Translation {
  func translateClass(_ node: ClassDeclSyntax) {
    let name = node.name.plainName
    conform(
      name, members: node.memberBlock.members, clause: node.inheritanceClause,
      end: node.genericParameterClause?.span.upperBound ?? node.name.span.upperBound)
    guard index.types[name]?.path == file.path else { return }
    let end = node.memberBlock.rightBrace.span.lowerBound
    let access = ["public", "open"].contains(node.modifiers.access) ? "public " : ""
    for requirement in index.insertedRequirements(in: name) {
      append("\(access)\(requirement.declaration) ", to: node.memberBlock)
    }
    if needsPlainInitializer(node) {
      append("\(access)convenience init() { self.init(frame: .zero) } ", to: node.memberBlock)
    }
    let moved = index.movedMembers(of: name)
    if !moved.isEmpty {
      let line = file.line(at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia)
      arriving.append((end, line, name, moved))
    }
  }

  /// Indicates whether a control has its own `init(frame:)` and is created without a frame: Swift
  /// inherits `init()` only with all designated initialisers of the superclass.
  private func needsPlainInitializer(_ node: ClassDeclSyntax) -> Bool {
    guard node.inheritanceClause?.inheritedTypes.first?.type.lastName == "UIControl" else {
      return false
    }
    let initializers = node.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    func has(_ labels: [String]) -> Bool {
      initializers.contains {
        $0.signature.parameterClause.parameters.map(\.firstName.text) == labels
      }
    }
    return has(["frame"]) && !has([]) && !has(["frame", "primaryAction"])
  }

  func translateExtension(_ node: ExtensionDeclSyntax) {
    let name = node.extendedType.lastName
    let kind = index.types[name]?.kind
    if kind == .class || kind == .unknown {
      conform(
        name, members: node.memberBlock.members, clause: node.inheritanceClause,
        end: node.extendedType.span.upperBound)
    }
    guard kind == .class else {
      for item in node.memberBlock.members where item.decl.isOverride {
        warn(
          item.decl,
          "an override in an extension of \(name), which is no class of this module, is left out, as it "
            + "has no meaning without Objective-C; override it in a subclass.")
        removed.append(item.decl.span)
      }
      return
    }
    let moved = index.movedMembers(of: name).filter { $0.path == file.path }
    for item in node.memberBlock.members
    where moved.contains(where: { $0.offset == item.decl.span.lowerBound }) {
      if let method = item.decl.as(FunctionDeclSyntax.self), index.types[name]?.path != file.path {
        leaveBody(of: method)
      } else {
        removed.append(item.decl.span)
        memberRanges.append(item.decl.span)
      }
    }
  }

  /// A method that its class has in another file stays, because it can use what is private there; the
  /// class calls it.
  private func leaveBody(of method: FunctionDeclSyntax) {
    for modifier in method.modifiers where modifier.name.text == "override" {
      removeWithSpace(modifier)
    }
    forwarded.insert(method.span.lowerBound)
    replace(method.name, with: "moved_\(method.name.plainName)")
  }

  func translateMethod(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last, scope.kind == .class else { return }
    let name = node.fullName
    let offset = node.span.lowerBound
    if !forwarded.contains(offset),
      index.needsOverride(.method(name), in: scope.name, path: file.path, offset: offset)
    {
      edits.insert("override ", at: node.funcKeyword.span.lowerBound)
    }
    if InformalMethods.names.contains(name.description) { translateInformal(node, scope.name) }
  }

  /// A method of NSObject that cannot be overridden here is the first of its name.
  private func translateInformal(_ node: FunctionDeclSyntax, _ type: String) {
    let kind = Member.Kind.method(node.fullName)
    let isFirst = index.superclass(of: type).map { index.member(kind, of: $0) == nil } ?? true
    guard isFirst, let keyword = node.modifiers.first(where: { $0.name.text == "override" }) else {
      return
    }
    removeWithSpace(keyword)
    needsSupport = true
    if node.name.text == "observeValue" { informal[type, default: []].insert("KeyPathObserver") }
    if let sentence = InformalMethods.neverCalled[node.name.text] { warn(node, sentence) }
  }
}

/// Methods of NSObject that apps override, and that are no class's members here.
enum InformalMethods {
  /// The warnings about methods that nothing calls.
  static let neverCalled = [
    "forwardingTarget":
      "forwardingTarget(for:) is never called without Objective-C; forward each method.",
    "awakeFromNib":
      "awakeFromNib() is never called, as nothing is loaded from an archive; set the object up in its "
      + "initialiser.",
  ]

  static let names: Set = [
    "observeValue(forKeyPath:of:change:context:)", "responds(to:)", "forwardingTarget(for:)",
    "value(forKey:)", "setValue(_:forKey:)", "value(forUndefinedKey:)",
    "setValue(_:forUndefinedKey:)", "awakeFromNib", "prepareForInterfaceBuilder",
  ]
}

extension ModuleIndex {
  /// Returns the method of a class that commits edits of a table, if the class is the first of its
  /// ancestry to implement it.
  ///
  /// A table offers to delete a row by a swipe if its data source implements the method. Swift cannot
  /// ask for that, so the class says it by a conformance.
  func commitOfEdits(in name: String) -> Member? {
    let labels = ["_", "commit", "forRowAt"]
    let kind = Member.Kind.method(MethodName(base: "tableView", labels: labels))
    guard let own = types[name]?.members.first(where: { $0.kind == kind && !$0.isStatic }),
      superclass(of: name).map({ member(kind, of: $0) == nil }) ?? true
    else { return nil }
    return own
  }

  /// Returns UIKit's optional requirements that a class does not implement and a subclass does: the
  /// class needs a method that the subclass overrides, or the subclass's would never be called.
  func insertedRequirements(in name: String) -> [UIKitRequirement] {
    let below = descendants(of: name)
    guard !below.isEmpty else { return [] }
    let members = below.flatMap { types[$0]?.members ?? [] }.filter { !$0.isOverride }
    let protocols = conformances(of: name, isOwn: true)
    var found: [UIKitRequirement] = []
    for case .method(let method) in members.map(\.kind) {
      guard let requirement = UIKitRequirements.method(method),
        requirement.declaration.hasSuffix("}"), protocols.contains(requirement.owner),
        member(.method(method), of: name) == nil,
        !found.contains(where: { $0.name == method })
      else { continue }
      found.append(requirement)
    }
    return found
  }

  /// Returns a method that calls one of an extension in another file, where that is renamed.
  func forwarder(to member: Member, in type: String) -> String? {
    guard case .method(let name) = member.kind else { return nil }
    let isOverride =
      member.isOverride
      || needsOverride(member.kind, in: type, path: member.path, offset: member.offset)
    let access = ["public", "open"].contains(member.access) ? "\(member.access) " : ""
    let words = access + (isOverride ? "override " : "") + (member.isStatic ? "class " : "")
    let call = name.call(to: "moved_", member)
    return "\n\(words)func \(name.base)\(member.signature) { \(call) }"
  }

  /// Indicates whether a method implements what ``insertedRequirements(in:)`` adds to a superclass.
  func needsOverride(_ kind: Member.Kind, in name: String, path: String, offset: Int) -> Bool {
    guard case .method(let method) = kind, UIKitRequirements.method(method) != nil,
      types[name]?.members.contains(where: {
        $0.path == path && $0.offset == offset && !$0.isOverride
      }) == true
    else { return false }
    return ancestry(of: name).dropFirst().contains { ancestor in
      insertedRequirements(in: ancestor).contains { $0.name == method }
    }
  }

  /// Returns members of a class's extensions that only its body can have: overrides, and what
  /// subclasses override.
  func movedMembers(of name: String) -> [Member] {
    (types[name]?.members ?? []).filter { member in
      guard member.isInExtension, !member.isStatic || member.isOverride else { return false }
      if member.isOverride { return true }
      if needsOverride(member.kind, in: name, path: member.path, offset: member.offset) {
        return true
      }
      return descendants(of: name).contains { below in
        types[below]?.members.contains { $0.kind == member.kind && $0.isOverride } == true
      }
    }
  }
}
