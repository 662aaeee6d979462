import SheetEngine

extension SheetShell {
  private static let positionKey = "sheetPosition"
  private static let dimKey = "sheetDim"
  /// Seconds that the animations stay on their layers: longer than any of them moves by a pixel.
  private static let animationLength = 2.0

  /// Presents inside of a transition, from below the container's edge.
  func present(_ context: any UIViewControllerContextTransitioning) {
    catchUp()
    self.context = context
    let effects = machine.handle(.present(.settle))
    let outside = machine.geometry
    let rest = restingGeometry
    apply(rest)
    applySurroundings(outside)
    animate(
      by: CGPoint(x: outside.center.x - rest.center.x, y: outside.center.y - rest.center.y),
      dim: outside.dimAlpha - rest.dimAlpha)
    presentationEnd = MediaClock.now + StandardTransition.springDuration
    perform(effects)
  }

  /// Presents without moving.
  func presentAtOnce() {
    catchUp()
    perform(machine.handle(.present(.none)))
    apply(machine.geometry)
    applySurroundings(machine.geometry)
  }

  /// Dismisses inside of a transition that code asked for.
  func dismiss(_ context: any UIViewControllerContextTransitioning) {
    catchUp()
    self.context = context
    let isAtRest = !machine.isAnimating && drive == .frames
    guard isAtRest, case .resting = machine.phase else {
      send(.dismiss(.settle))
      return
    }
    let rest = machine.geometry
    let drop = machine.layout.dropToOutside(
      extent: machine.position.extent, margin: machine.position.margin)
    let effects = machine.handle(.dismiss(.settle))
    wrapper.center.y += drop
    dimming.alpha = 0
    animate(by: CGPoint(x: 0, y: -drop), dim: rest.dimAlpha)
    perform(effects)
  }

  /// Adds the spring that UIKit puts on the layer (T3), from an offset to the model's place.
  private func animate(by offset: CGPoint, dim: Double) {
    drive = .animation
    add(fromValue: offset, toValue: CGPoint.zero, "position", Self.positionKey, to: wrapper.layer)
    add(fromValue: dim, toValue: 0.0, "opacity", Self.dimKey, to: dimming.layer)
  }

  private func add(
    fromValue: Any, toValue: Any, _ keyPath: String, _ key: String, to layer: CALayer
  ) {
    let spring = CASpringAnimation(keyPath: keyPath)
    spring.mass = 3
    spring.stiffness = 1000
    spring.damping = 500
    spring.isAdditive = true
    spring.fromValue = fromValue
    spring.toValue = toValue
    spring.duration = Self.animationLength
    layer.add(spring, forKey: key)
  }

  /// Ends the animations; from here on frames move the sheet, from where it is seen now.
  func takeOver() {
    guard drive == .animation else { return }
    drive = .frames
    removeAnimations()
    apply(machine.geometry)
    applySurroundings(machine.geometry)
  }

  private func removeAnimations() {
    wrapper.layer.removeAnimation(forKey: Self.positionKey)
    dimming.layer.removeAnimation(forKey: Self.dimKey)
  }

  /// The presentation is over: the sheet rests, its time is up, or somebody interrupts it.
  func finishPresentation() {
    presentationEnd = nil
    if drive == .animation, !machine.isAnimating { takeOver() }
    guard let context = self.context, controller.presentation?.phase == .presenting else { return }
    self.context = nil
    context.completeTransition(true)
  }

  func interruptPresentation() -> Bool {
    guard context != nil else { return false }
    catchUp()
    takeOver()
    finishPresentation()
    return true
  }

  /// Code dismisses while the user does: there is one dismissal, and it happens.
  func takeOverDismissal() -> Bool {
    guard isDismissedByUser else { return false }
    send(.dismiss(.settle))
    return true
  }
}
