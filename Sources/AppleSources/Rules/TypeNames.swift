import SwiftSyntax

/// The types of expressions, as far as declarations of the module tell them.
extension Translation {
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
    if let type = expression.createdType { return type }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName else {
      return nil
    }
    if name == "self" { return scopes.last?.name }
    var parent = expression.parent
    var inner = Syntax(expression)
    while let node = parent {
      if let found = binding(of: name, in: node, before: inner) { return typeName(of: found) }
      if let function = node.as(FunctionDeclSyntax.self) {
        for parameter in function.signature.parameterClause.parameters
        where (parameter.secondName ?? parameter.firstName).plainName == name {
          return parameter.type.lastName
        }
      }
      (inner, parent) = (node, node.parent)
    }
    for scope in scopes.reversed() {
      if let type = property(name, of: scope.name) { return type }
    }
    return nil
  }

  /// Returns the expression to which a name is bound by a condition or a statement before a node.
  private func binding(of name: String, in node: Syntax, before inner: Syntax) -> ExprSyntax? {
    if let statement = node.as(IfExprSyntax.self), statement.body.id == inner.id {
      return bound(name, by: statement.conditions)
    }
    if let conditions = node.as(ConditionElementListSyntax.self) {
      return bound(name, by: conditions, before: inner)
    }
    guard let items = node.as(CodeBlockItemListSyntax.self) else { return nil }
    for item in items.reversed() where item.position < inner.position {
      if let statement = item.item.as(GuardStmtSyntax.self),
        let found = bound(name, by: statement.conditions)
      {
        return found
      }
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
      where binding.pattern.plain == name {
        return binding.initializer?.value
      }
    }
    return nil
  }

  private func bound(
    _ name: String, by conditions: ConditionElementListSyntax, before inner: Syntax? = nil
  ) -> ExprSyntax? {
    for element in conditions where inner.map({ element.position < $0.position }) ?? true {
      if let condition = element.condition.as(OptionalBindingConditionSyntax.self),
        condition.pattern.plain == name, let value = condition.initializer?.value
      {
        return value
      }
    }
    return nil
  }

  private func property(_ name: String, of type: String) -> String? {
    guard let text = index.member(.property(name), of: type)?.type else { return nil }
    if text.contains("&") {
      let parts = text.filter { !"?!()".contains($0) }.split(separator: "&")
      return parts.map { $0.split(separator: " ").last.map(String.init) ?? "" }
        .joined(separator: " & ")
    }
    let words = text.filter { $0 != "?" && $0 != "!" && $0 != "(" && $0 != ")" }
    return words.split(separator: " ").last.map { String($0).lastComponent }
  }
}
