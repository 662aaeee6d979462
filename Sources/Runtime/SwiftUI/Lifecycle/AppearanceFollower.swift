/// Lets the views of a tree that a node keeps for a bar appear, and present, with those around it.
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
