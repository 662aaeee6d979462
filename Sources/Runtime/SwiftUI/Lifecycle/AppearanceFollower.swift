/// Forwards the appearance of a node's surroundings to a tree that the node owns for a bar, and its
/// presentations.
@MainActor
final class AppearanceFollower: AppearanceObserver {
  private weak var inner: ViewHost?
  private weak var outer: ViewHost?

  init(_ inner: ViewHost, with outer: ViewHost) {
    self.inner = inner
    self.outer = outer
    outer.appearance.add(self)
  }

  func hostDidAppear() {
    inner?.controller = outer?.controller
    inner?.appearance.setVisible(true)
  }

  func hostDidDisappear() {
    inner?.appearance.setVisible(false)
  }

  func end() {
    outer?.appearance.remove(self)
  }
}
