import SwiftSyntax

/// Timers of Foundation and delayed work items, which would follow the wall's clock and not the device's.
extension Translation {
  func translateTimer(_ node: FunctionCallExprSyntax) {
    let labels = Set(node.arguments.compactMap { $0.label?.text })
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard callee.baseName.text == "Timer" else { return }
      // A timer with a target is of a class that keeps the `userInfo`.
      if labels.contains("selector") {
        replace(callee, with: "SelectorTimer")
      } else if labels.contains("repeats") {
        replace(callee, with: "ClockTimer")
      } else {
        return
      }
      needsSupport = true
      return
    }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    else { return }
    switch (base.trimmedDescription, access.declName.baseName.text) {
    case ("Timer", "scheduledTimer") where labels.contains("withTimeInterval"):
      replace(base, with: "ClockTimer")
    case ("RunLoop.main", "add"), ("RunLoop.current", "add"):
      guard labels == ["forMode"] else { return }
      replace(access.declName, with: "addTimer")
    case ("DispatchQueue.main", "asyncAfter"):
      // A work item, or a function; a closure is the device's as it is.
      guard node.arguments.compactMap({ $0.label?.text }) == ["deadline", "execute"],
        node.trailingClosure == nil,
        node.arguments.last?.expression.is(ClosureExprSyntax.self) == false
      else { return }
      replace(access.declName, with: "performAfter")
    default: return
    }
    needsSupport = true
  }
}
