import SwiftSyntax

/// Strings with a format that is no literal, and may be a localised text with forms for numbers.
extension Translation {
  func translateFormat(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "String", let format = node.arguments.first,
      format.label?.text == "format", !format.expression.is(StringLiteralExprSyntax.self)
    else { return }
    replace(callee, with: "AdoptedResources.string")
    needsSupport = true
  }
}
