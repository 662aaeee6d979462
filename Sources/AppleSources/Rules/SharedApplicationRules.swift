import SwiftSyntax

/// The app by the names of Objective-C, as libraries ask for it that extensions link too.
extension Translation {
  /// The names under which the class returns its instance.
  private static var names: Set<String> { ["sharedApplication", "shared"] }

  /// Replaces `UIApplication.value(forKeyPath: "sharedApplication")`, and returns true if the call is one.
  func translateSharedApplication(_ node: FunctionCallExprSyntax) -> Bool {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.plain == "UIApplication", access.declName.baseName.text == "value",
      let argument = node.arguments.first, node.arguments.count == 1,
      ["forKey", "forKeyPath"].contains(argument.label?.text),
      let name = key(argument.expression), Self.names.contains(name)
    else { return false }
    replace(node, with: "(UIApplication.shared as Any?)")
    return true
  }

  private func key(_ expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue
    }
    guard let macro = expression.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "keyPath", let argument = macro.arguments.first
    else { return nil }
    return argument.expression.plain.split(separator: ".").last.map(String.init)
  }

  /// Gives the selector of the class's method its method.
  func translateSharedApplicationSelector(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
    guard name == "sharedApplication" else { return false }
    replace(
      node,
      with: "Selector(\"sharedApplication\", accepts: { $0 is UIApplication.Type }, "
        + "calling: { _, _, _ in UIApplication.shared })")
    return true
  }
}
