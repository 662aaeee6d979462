import UIKit

/// A walk through the hierarchies of view controllers: each one, its children, and what any of them
/// presents, once each.
@MainActor
package struct ControllerWalk {
  private var visited: Set<ObjectIdentifier> = []

  package init() {}

  /// Calls a closure with a view controller, those in it and those presented over it, except for those
  /// that were visited before. Its second argument is `true` for what another one presents.
  package mutating func visit(
    _ controller: UIViewController, isPresented: Bool = false,
    _ body: (UIViewController, _ isPresented: Bool) -> Void
  ) {
    // A child's presented view controller can be that of an ancestor.
    guard visited.insert(ObjectIdentifier(controller)).inserted else { return }
    body(controller, isPresented)
    for child in controller.children { visit(child, body) }
    if let presented = controller.presentedViewController {
      visit(presented, isPresented: true, body)
    }
  }
}
