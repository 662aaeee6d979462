/// Forwards the appearance of a node's surroundings to a tree that the node owns for a bar, and its
/// presentations.
@MainActor
package final class AppearanceFollower: AppearanceObserver {
  private weak var inner: ViewHost?
  private weak var outer: ViewHost?

  package init(_ inner: ViewHost, with outer: ViewHost) {
    self.inner = inner
    self.outer = outer
    outer.appearance.add(self)
  }

  package func hostDidAppear() {
    inner?.controller = outer?.controller
    inner?.appearance.setVisible(true)
  }

  package func hostDidDisappear() {
    inner?.appearance.setVisible(false)
  }

  package func end() {
    outer?.appearance.remove(self)
  }
}
