import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Previewable`: a property of a preview's body becomes one of a view around the body.
struct PreviewableMacro: PeerMacro {
  /// The work is `#Preview`'s.
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }

  /// A preview's body with its previewable properties in a view of their own.
  static func lifting(
    _ body: ClosureExprSyntax, in context: some MacroExpansionContext
  ) -> ClosureExprSyntax {
    var properties: [VariableDeclSyntax] = []
    let rest = body.statements.filter { statement in
      guard
        var variable = statement.item.as(VariableDeclSyntax.self),
        let place = variable.attributes.firstIndex(where: isPreviewable)
      else { return true }
      variable.attributes.remove(at: place)
      properties.append(variable.trimmed)
      return false
    }
    guard !properties.isEmpty else { return body }
    let view = context.makeUniqueName("PreviewBody")
    let members = properties.map(\.description).joined(separator: "\n")
    var lifted = body
    lifted.statements = [
      """
      struct \(view): SwiftUI.View {
        \(raw: members)
        var body: some SwiftUI.View {
          \(rest)
        }
      }
      """,
      "return \(view)()",
    ]
    return lifted
  }

  private static func isPreviewable(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element else { return false }
    let name = attribute.attributeName
    return name.as(IdentifierTypeSyntax.self)?.name.text == "Previewable"
      || name.as(MemberTypeSyntax.self)?.name.text == "Previewable"
  }
}
