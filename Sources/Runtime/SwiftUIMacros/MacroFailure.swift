import SwiftDiagnostics
import SwiftSyntax

/// Why a macro cannot be expanded: the problem and the remedy in one sentence.
struct MacroFailure: DiagnosticMessage {
  let message: String
  var diagnosticID: MessageID { MessageID(domain: "SwiftUIMacros", id: "failure") }
  var severity: DiagnosticSeverity { .error }

  /// An error that points at a piece of source.
  static func error(_ message: String, at node: some SyntaxProtocol) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [
      Diagnostic(node: Syntax(node), message: MacroFailure(message: message))
    ])
  }
}
