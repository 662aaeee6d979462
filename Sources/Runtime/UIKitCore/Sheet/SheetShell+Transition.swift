import SheetEngine

extension SheetShell {
  private static let positionKey = "sheetPosition"
  private static let dimKey = "sheetDim"
  /// The duration in seconds of the layer animations: longer than any of them moves by a pixel.
  private static let animationLength = 2.0

  /// The spring of the style in use, which moves the sheet in and out.
  var spring: SheetSpring { session.machine.layout.style.settle.spring }

  /// Presents the sheet in a transition, from below the container's edge.
  func present(_ context: any UIViewControllerContextTransitioning) {
    advance()
    self.context = context
    let effects = session.handle(.present(.settle))
    let outside = session.machine.geometry
    let rest = session.restingGeometry
    apply(rest)
    applySurroundings(outside)
    animate(
      by: CGPoint(x: outside.center.x - rest.center.x, y: outside.center.y - rest.center.y),
      dim: outside.dimAlpha - rest.dimAlpha)
    presentationEnd = MediaClock.now + spring.nominalDuration
    perform(effects)
  }

  /// Presents the sheet without an animation.
  func presentAtOnce() {
    advance()
    perform(session.handle(.present(.none)))
    apply(session.machine.geometry)
    applySurroundings(session.machine.geometry)
  }

  /// Dismisses the sheet in a transition that was requested programmatically.
  func dismiss(_ context: any UIViewControllerContextTransitioning) {
    advance()
    self.context = context
    let isAtRest = !session.machine.isAnimating && drive == .frames
    guard isAtRest, case .resting = session.machine.phase else {
      send(.dismiss(.settle))
      return
    }
    let rest = session.machine.geometry
    let position = session.machine.position
    let drop = session.machine.layout.dropToOutside(
      extent: position.extent, margin: position.margin)
    let effects = session.handle(.dismiss(.settle))
    wrapper.center.y += drop
    dimming.alpha = 0
    animate(by: CGPoint(x: 0, y: -drop), dim: rest.dimAlpha)
    perform(effects)
  }

  /// Adds the spring animations that UIKit puts on the layers (T3), from an offset to the model.
  private func animate(by offset: CGPoint, dim: Double) {
    drive = .animation
    add(fromValue: offset, toValue: CGPoint.zero, "position", Self.positionKey, to: wrapper.layer)
    add(fromValue: dim, toValue: 0.0, "opacity", Self.dimKey, to: dimming.layer)
  }

  private func add(
    fromValue: Any, toValue: Any, _ keyPath: String, _ key: String, to layer: CALayer
  ) {
    let animation = CASpringAnimation(keyPath: keyPath)
    animation.mass = spring.mass
    animation.stiffness = spring.stiffness
    animation.damping = spring.nominalDamping
    animation.isAdditive = true
    animation.fromValue = fromValue
    animation.toValue = toValue
    animation.duration = Self.animationLength
    layer.add(animation, forKey: key)
  }

  /// Ends the layer animations; from now on display frames move the sheet, from its visible position.
  func endAnimations() {
    guard drive == .animation else { return }
    drive = .frames
    removeAnimations()
    apply(session.machine.geometry)
    applySurroundings(session.machine.geometry)
  }

  private func removeAnimations() {
    wrapper.layer.removeAnimation(forKey: Self.positionKey)
    dimming.layer.removeAnimation(forKey: Self.dimKey)
  }

  /// Completes the presentation: the sheet rests, the transition's time is over, or it was
  /// interrupted.
  func finishPresentation() {
    presentationEnd = nil
    if drive == .animation, !session.machine.isAnimating { endAnimations() }
    guard let context = self.context, controller?.presentation?.phase == .presenting else { return }
    self.context = nil
    context.completeTransition(true)
  }

  func interruptPresentation() -> Bool {
    guard context != nil else { return false }
    advance()
    endAnimations()
    finishPresentation()
    return true
  }

  /// Turns a dismissal by the user into a programmatic one, which cannot be cancelled. Returns `false`
  /// without a dismissal by the user.
  func takeOverDismissal() -> Bool {
    guard isDismissedByUser else { return false }
    send(.dismiss(.settle))
    return true
  }

  /// Runs changes with the sheet's spring.
  func animateAlongside(_ changes: () -> Void) {
    ViewAnimation(
      timing: ViewAnimation.Timing(spring), duration: spring.nominalDuration, delay: 0, options: [],
      completion: nil
    ).run(changes)
  }
}
