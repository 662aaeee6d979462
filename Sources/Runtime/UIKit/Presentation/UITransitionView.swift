/// The view that holds one presentation and covers what it covers.
package final class UITransitionView: UIView {
  weak var presentation: Presentation?
  /// Lets touches on nothing but the container itself go to what is behind.
  var passesTouchesThrough: (() -> Bool)?

  /// Takes touches from what moves in the container, and from what is behind, while an animation
  /// runs that cannot be taken hold of.
  var swallowsTouches = false

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller = presentation?.controller else { return }
    controller.containerViewWillLayoutSubviews()
    controller.containerDidChange()
    controller.containerViewDidLayoutSubviews()
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit else { return nil }
    guard !swallowsTouches else { return self }
    guard let passesTouchesThrough else { return hit }
    let isBackground = hit === self || hit is UIDimmingView
    return isBackground && passesTouchesThrough() ? nil : hit
  }
}
