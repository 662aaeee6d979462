/// The view that holds one presentation and covers what it covers.
package final class UITransitionView: UIView {
  weak var presentation: Presentation?
  /// Lets touches beside the presented view go to what is behind, by their place.
  var passesTouch: ((CGPoint) -> Bool)?
  /// Lets touches on nothing but the container itself go to what is behind.
  var passesTouchesThrough: (() -> Bool)?

  /// Takes touches from what moves in the container, and from what is behind, while an animation
  /// runs that cannot be taken hold of.
  var swallowsTouches = false

  private var laidOutSize: CGSize?

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    let controller = presentation.controller
    if bounds.size != laidOutSize {
      // While it moves, the presented view belongs to who animates it.
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

  /// Whether what is behind cannot be reached: where touches do not go there either, unless the app
  /// says otherwise.
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
