import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a type that says where the preview stands and makes it.
///
/// The gallery finds the type by its conformance to `PreviewRegistry`.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard
      let file = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID),
      let path = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    else { throw MacroFailure.error("'#Preview' must stand in a file", at: node) }
    var call = FunctionCallExprSyntax(
      calledExpression: "UIKit.Preview" as ExprSyntax, leftParen: .leftParenToken(),
      arguments: withoutBody(node.arguments), rightParen: .rightParenToken())
    guard let body = body(of: node) else {
      throw MacroFailure.error("'#Preview' needs a closure that makes what is shown", at: node)
    }
    call.trailingClosure = PreviewableMacro.lifting(body, in: context)
    let name = node.arguments.first { $0.label == nil }?.expression.trimmed ?? "nil"
    return [
      """
      struct \(context.makeUniqueName("Preview")): UIKit.PreviewRegistry {
        nonisolated static var fileID: String { \(file.file) }
        nonisolated static var line: Int { \(file.line) }
        nonisolated static var column: Int { \(file.column) }
        nonisolated static var _filePath: String { \(path.file) }
        nonisolated static var _name: String? { \(name) }
        @MainActor static func makePreview() throws -> UIKit.Preview {
          \(call)
        }
      }
      """
    ]
  }

  private static func body(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
    node.trailingClosure?.trimmed
      ?? node.arguments.first { $0.label?.text == "body" }?.expression
      .as(ClosureExprSyntax.self)?.trimmed
  }

  private static func withoutBody(_ arguments: LabeledExprListSyntax) -> LabeledExprListSyntax {
    var kept = arguments.filter { $0.label?.text != "body" }.map(\.trimmed)
    for index in kept.indices {
      kept[index].trailingComma =
        index == kept.indices.last ? nil : .commaToken(trailingTrivia: .space)
    }
    return LabeledExprListSyntax(kept)
  }
}
