import SwiftSyntax

/// Rule 3: calls of optional requirements, and references to them.
extension Translation {
  func translateCall(_ node: FunctionCallExprSyntax) {
    translateNamedSelector(node)
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
      }), case .method(let name) = requirement.member.kind
    else { return }
    guard let type = typeName(of: base),
      type == requirement.owner
        || index.types[type]?.kind == .protocol
          && index.conformances(of: type).contains(requirement.owner)
    else { return }
    replace(node.declName, with: "reference_\(name.mangled)")
  }

  private func isCallee(_ node: MemberAccessExprSyntax) -> Bool {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.id == node.id
  }

  /// Returns the name of an expression's type, if it follows from declarations of the module.
  func typeName(of expression: ExprSyntax) -> String? {
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return typeName(of: chain.expression)
    }
    if let force = expression.as(ForceUnwrapExprSyntax.self) {
      return typeName(of: force.expression)
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      return typeName(of: base).flatMap { property(access.declName.baseName.plainName, of: $0) }
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName else {
      return nil
    }
    if name == "self" { return scopes.last?.name }
    var parent = expression.parent
    while let node = parent {
      if let function = node.as(FunctionDeclSyntax.self) {
        for parameter in function.signature.parameterClause.parameters
        where (parameter.secondName ?? parameter.firstName).plainName == name {
          return parameter.type.lastName
        }
      }
      parent = node.parent
    }
    for scope in scopes.reversed() {
      if let type = property(name, of: scope.name) { return type }
    }
    return nil
  }

  private func property(_ name: String, of type: String) -> String? {
    guard let text = index.member(.property(name), of: type)?.type else { return nil }
    let words = text.filter { $0 != "?" && $0 != "!" && $0 != "(" && $0 != ")" }
    return words.split(separator: " ").last.map { String($0).lastComponent }
  }
}
