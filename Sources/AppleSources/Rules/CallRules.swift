import SwiftSyntax

/// Rule 3: calls of optional requirements, and references to them.
extension Translation {
  func translateCall(_ node: FunctionCallExprSyntax) {
    translateNamedSelector(node)
    warnAboutMethodTables(node)
    translateTimer(node)
    translateMessage(node)
    let (callee, mark): (ExprSyntax, TokenSyntax)
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (callee, mark) = (chain.expression, chain.questionMark)
    } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (callee, mark) = (force.expression, force.exclamationMark)
    } else {
      return
    }
    let access = callee.as(MemberAccessExprSyntax.self)
    guard let reference = access?.declName ?? callee.as(DeclReferenceExprSyntax.self) else {
      return
    }
    let name = calledName(reference, node)
    let isForced = mark.text == "!"
    if let requirement = requirement(name, node), isMethod(requirement, of: access?.base) {
      replace(reference.baseName, with: "implemented_\(name.base)")
      replace(mark, with: "")
      if isForced { edits.insert("!", at: node.span.upperBound) }
      handled.insert(callee.id)
    } else if access != nil, let requirement = UIKitRequirements.method(name) {
      replace(mark, with: "")
      handled.insert(callee.id)
      if requirement.hasValue, !isForced, !(access?.base.map(hasChain) ?? false) {
        edits.insert("Optional(", at: node.span.lowerBound)
        edits.insert(")", at: node.span.upperBound)
      }
    }
  }

  /// Messages that Objective-C sends to every object, and that objects of Foundation have here.
  private func translateMessage(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["perform", "responds"].contains(access.declName.baseName.text), let base = access.base,
      typeName(of: base) == "AnyObject"
    else { return }
    let chain = base.as(OptionalChainingExprSyntax.self)
    let object = chain?.expression ?? base
    edits.insert("(", at: object.span.lowerBound)
    edits.insert(" as? NSObject)\(chain == nil ? "?" : "")", at: object.span.upperBound)
    if chain == nil, access.declName.baseName.text == "responds" {
      edits.insert("(", at: node.span.lowerBound)
      edits.insert(" == true)", at: node.span.upperBound)
    }
  }

  /// Rule 5: a change of the methods of a class.
  private func warnAboutMethodTables(_ node: FunctionCallExprSyntax) {
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    let changes: Set = [
      "method_exchangeImplementations", "method_setImplementation", "class_addMethod",
      "class_replaceMethod", "object_setClass",
    ]
    guard changes.contains(name) else { return }
    warn(
      node,
      "\(name) has no effect without Objective-C; override the method in a subclass that the app "
        + "uses.")
  }

  private func calledName(_ reference: DeclReferenceExprSyntax, _ call: FunctionCallExprSyntax)
    -> MethodName
  {
    let base = reference.baseName.plainName
    if let names = reference.argumentNames {
      return MethodName(base: base, labels: names.arguments.map(\.name.plainName))
    }
    var labels = call.arguments.map { $0.label?.plainName ?? "_" }
    // A trailing closure has no label.
    if call.trailingClosure != nil { labels.append("") }
    labels += call.additionalTrailingClosures.map(\.label.plainName)
    return MethodName(base: base, labels: labels)
  }

  private func requirement(_ name: MethodName, _ call: FunctionCallExprSyntax)
    -> OptionalRequirement?
  {
    (index.optionalBases[name.base] ?? []).first {
      guard case .method(let declared) = $0.member.kind else { return false }
      return declared.labels.count == name.labels.count
        && zip(declared.labels, name.labels).allSatisfy { $1 == $0 || $1.isEmpty }
    }
  }

  /// Indicates whether a name is the requirement's for a receiver: it is, unless the receiver's type is
  /// known and has a property of the name.
  private func isMethod(_ requirement: OptionalRequirement, of receiver: ExprSyntax?) -> Bool {
    guard case .method(let name) = requirement.member.kind else { return false }
    guard let receiver else {
      guard let scope = scopes.last else { return false }
      return scope.name == requirement.owner
        || index.conformances(of: scope.name).contains(requirement.owner)
    }
    guard let type = typeName(of: receiver), index.types[type] != nil else { return true }
    return index.member(.property(name.base), of: type) == nil
  }

  func hasChain(_ expression: ExprSyntax) -> Bool {
    var current: ExprSyntax? = expression
    while let next = current {
      if next.is(OptionalChainingExprSyntax.self) { return true }
      current =
        next.as(MemberAccessExprSyntax.self)?.base
        ?? next.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? next.as(ForceUnwrapExprSyntax.self)?.expression
        ?? next.as(SubscriptCallExprSyntax.self)?.calledExpression
    }
    return false
  }

  func translateReference(_ node: MemberAccessExprSyntax) {
    guard !handled.contains(node.id), let base = node.base,
      let candidates = index.optionalBases[node.declName.baseName.plainName], !isCallee(node)
    else { return }
    let written = node.declName.argumentNames?.arguments.map(\.name.plainName)
    guard
      let requirement = candidates.first(where: {
        guard case .method(let name) = $0.member.kind else { return false }
        return written == nil || name.labels == written
      })
    else { return }
    // Of a composition one part has the requirement.
    let parts = typeName(of: base)?.split(separator: " & ").map(String.init) ?? []
    let hasRequirement = parts.contains { type in
      type == requirement.owner
        || index.types[type]?.kind == .protocol
          && index.conformances(of: type).contains(requirement.owner)
    }
    guard hasRequirement else { return }
    replace(node.declName, with: "reference_\(requirement.identifier)")
  }

  private func isCallee(_ node: MemberAccessExprSyntax) -> Bool {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.id == node.id
  }
}
