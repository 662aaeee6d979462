import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: a property of a collection of values becomes a key and its accessors.
struct EntryMacro {
  /// The key protocols of the types that can be extended with entries.
  private static let keyProtocols = [
    "ContainerValues": "ContainerValueKey",
    "EnvironmentValues": "EnvironmentKey",
    "Transaction": "TransactionKey",
  ]

  /// The property as its declaration says.
  private struct Entry {
    let name: TokenSyntax
    let type: TypeSyntax?
    let value: ExprSyntax?
    var key: TokenSyntax { "__Key_\(raw: name.text.filter { $0 != "`" })" }
  }

  private static func entry(_ declaration: some SyntaxProtocol) throws -> Entry {
    guard
      let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      binding.accessorBlock == nil
    else {
      throw MacroFailure.error(
        "'@Entry' makes a key of a stored 'var'; give it a default value and no accessors",
        at: declaration)
    }
    let type = binding.typeAnnotation?.type.trimmed
    let value = binding.initializer?.value.trimmed
    guard value != nil || type.map(isOptional) ?? false else {
      throw MacroFailure.error(
        "'@Entry' needs a default value for '\(name.text)'; assign one or make it optional",
        at: binding)
    }
    return Entry(name: name.trimmed, type: type, value: value)
  }

  private static func isOptional(_ type: TypeSyntax) -> Bool {
    type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  private static func keyProtocol(
    of attribute: AttributeSyntax, in context: some MacroExpansionContext
  ) throws -> String {
    let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    let name =
      extended?.as(IdentifierTypeSyntax.self)?.name.text
      ?? extended?.as(MemberTypeSyntax.self)?.name.text
    guard let name, let keyProtocol = keyProtocols[name] else {
      let known = keyProtocols.keys.sorted().map { "'\($0)'" }.joined(separator: " or ")
      throw MacroFailure.error(
        "'@Entry' belongs to a property in an extension of \(known)", at: attribute)
    }
    return keyProtocol
  }
}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    _ = try keyProtocol(of: node, in: context)
    let entry = try entry(declaration)
    return [
      "get { self[\(entry.key).self] }",
      "set { self[\(entry.key).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors' expansion has said already what is wrong.
    guard
      let keyProtocol = try? keyProtocol(of: node, in: context),
      let entry = try? entry(declaration)
    else { return [] }
    let value = entry.value ?? "nil"
    // A value whose type is written is made anew for each reading, so that it need not be Sendable.
    let property: DeclSyntax =
      entry.type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return [
      """
      private struct \(entry.key): SwiftUI.\(raw: keyProtocol) {
        \(property)
      }
      """
    ]
  }
}
