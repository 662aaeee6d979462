import SwiftSyntax

extension TokenSyntax {
  /// The identifier without backticks.
  var plainName: String { text.filter { $0 != "`" } }
}

extension TypeSyntax {
  /// The last name of a possibly qualified type, without arguments and attributes.
  var lastName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.plainName }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.plainName }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastName }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.lastName }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.lastName
    }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.lastName }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1,
      let only = type.elements.first
    {
      return only.type.lastName
    }
    if let type = self.as(CompositionTypeSyntax.self) {
      return type.elements.map(\.type.lastName).joined(separator: " & ")
    }
    return plain
  }
}

extension ExprSyntax {
  /// The name of the type that the expression creates a value of, as `Page()` does.
  var createdType: String? {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression
    guard let name = callee?.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      name.isTypeName
    else { return nil }
    return name
  }
}

extension AttributeListSyntax {
  /// The names of the attributes.
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.plain }
  }

  /// The attributes that a translated declaration keeps, as text.
  var kept: [String] {
    compactMap { $0.as(AttributeSyntax.self) }
      .filter { AttributeRules.removed[$0.attributeName.plain] == nil }.map(\.plain)
  }
}

extension DeclModifierListSyntax {
  /// The access level that is written, or an empty text.
  var access: String {
    let levels: Set = ["private", "fileprivate", "internal", "package", "public", "open"]
    return first { levels.contains($0.name.text) && $0.detail == nil }?.name.text ?? ""
  }

  var names: [String] { map(\.name.text) }
}

extension FunctionDeclSyntax {
  /// The base name with the argument labels.
  var fullName: MethodName {
    MethodName(
      base: name.plainName,
      labels: signature.parameterClause.parameters.map(\.firstName.plainName))
  }
}

extension DeclSyntax {
  private var ownModifiers: DeclModifierListSyntax? {
    self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers
  }

  /// Indicates whether the declaration is `optional`.
  var isOptionalRequirement: Bool { ownModifiers?.names.contains("optional") == true }

  /// Indicates whether the declaration is an `override`.
  var isOverride: Bool { ownModifiers?.names.contains("override") == true }
}
