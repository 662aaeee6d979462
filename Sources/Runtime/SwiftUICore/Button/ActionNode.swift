/// A node whose view is a button.
@MainActor
package protocol ActionNode: Node {
  var role: ButtonRole? { get }
  func perform()
}
