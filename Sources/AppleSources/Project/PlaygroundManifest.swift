import SwiftParser
import SwiftSyntax

/// The manifest of an app that Swift Playgrounds and Xcode make as a package, `.swiftpm`: its product
/// `.iOSApplication` comes from a module that only Apple's systems have.
enum PlaygroundManifest {
  private static let module = "AppleProductTypes"

  /// Returns the manifest with an executable in place of the app; nil if it is of no such package.
  static func translated(_ text: String) -> String? {
    guard text.contains(module) else { return nil }
    let source = SourceFile(path: "Package.swift", text: text)
    let rewriter = Rewriter(source)
    rewriter.walk(source.tree)
    return rewriter.edits.rendered(0..<source.bytes.count, of: source.bytes)
  }

  private final class Rewriter: SyntaxVisitor {
    let source: SourceFile
    var edits = TextEdits()

    init(_ source: SourceFile) {
      self.source = source
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.path.first?.name.text == module {
        edits.replace(node.span, with: "", in: source.bytes)
      }
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      guard name == "iOSApplication" else { return .visitChildren }
      let kept = node.arguments.filter { ["name", "targets"].contains($0.label?.text) }
        .map { "\($0.label?.text ?? ""): \($0.expression.plain)" }
      edits.replace(
        node.span, with: ".executable(\(kept.joined(separator: ", ")))", in: source.bytes)
      return .skipChildren
    }
  }
}
