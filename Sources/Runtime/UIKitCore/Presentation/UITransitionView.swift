/// The container view of a presentation.
package final class UITransitionView: UIView {
  weak var presentation: Presentation?
  /// Returns whether a touch at a point beside the presented view passes to the background.
  var passesTouch: ((CGPoint) -> Bool)?
  /// Returns whether touches on the container view itself pass to the background.
  var passesTouchesThrough: (() -> Bool)?

  /// Indicates whether the container view receives all touches, instead of its subviews and the
  /// background, during an animation that a finger cannot catch.
  var swallowsTouches = false

  private var laidOutSize: CGSize?

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    let controller = presentation.controller
    if bounds.size != laidOutSize {
      // While it moves, the animator owns the presented view's frame.
      let rests = presentation.phase == .presented || presentation.phase == .leaving
      if laidOutSize != nil, rests { controller.containerWasResized() }
      laidOutSize = bounds.size
    }
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

  /// Indicates whether assistive technology ignores the background: if touches do not pass to it
  /// either, unless the app sets another value.
  package override var accessibilityViewIsModal: Bool {
    get { accessibilityStorage?.isModal ?? !(passesTouchesThrough?() ?? false) }
    set { super.accessibilityViewIsModal = newValue }
  }

  package override var accessibilityRank: Int { AccessibilityRank.presentation }

  package override func accessibilityPerformEscape() -> Bool {
    presentation?.controller.performAccessibilityEscape() ?? false
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit else { return nil }
    guard !swallowsTouches else { return self }
    guard hit === self || hit is UIDimmingView else { return hit }
    if let passesTouch, passesTouch(point) { return nil }
    if let passesTouchesThrough, passesTouchesThrough() { return nil }
    return hit
  }
}
