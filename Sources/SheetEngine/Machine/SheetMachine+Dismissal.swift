extension SheetMachine {
  /// Dismisses the sheet for a tap or an escape, if it may be dismissed.
  mutating func requestDismissal(_ mayDismiss: Bool, _ effects: inout SheetEffects) {
    guard targetStop != nil, mayDismiss, !layout.configuration.isModal else { return }
    dismiss(byUser: true, .settle, velocity: nil, &effects)
  }

  mutating func dismissByCode(_ animation: SheetAnimation, _ effects: inout SheetEffects) {
    switch phase {
    case .dismissed: return
    case .dismissing:
      if animation == .none { finishDismissal(&effects) }
    case .resting, .settling, .dragging:
      dismiss(byUser: false, animation, velocity: nil, &effects)
    }
  }

  /// Begins a dismissal, which can still be cancelled.
  mutating func beginDismissal(byUser: Bool, _ effects: inout SheetEffects) {
    isDismissalByUser = byUser
    guard !isDismissalOpen else { return }
    isDismissalOpen = true
    effects.byUser = byUser
    effects.kinds.insert(.began)
    if layout.container.keyboardOverlap > 0 { effects.kinds.insert(.keyboard) }
  }

  /// Moves the sheet out of the container.
  ///
  /// - Parameter velocity: that of the lifted finger; `nil` keeps the velocity of a running motion.
  mutating func dismiss(
    byUser: Bool, _ animation: SheetAnimation, velocity: Double?, _ effects: inout SheetEffects
  ) {
    endPresenting(&effects)
    beginDismissal(byUser: byUser, &effects)
    var speed = velocity ?? self.velocity
    // A sheet that is out of sight does not come back.
    if speed < 0, position.travel <= outsideTravel { speed = 0 }
    // The measured dismissals are critical after flicks too (I11), so the spring does not depend on
    // the speed.
    guard let spring = spring(animation, speed: 0) else { return finishDismissal(&effects) }
    stopMoving()
    if !isMovingByItself { effects.kinds.insert(.settleBegan) }
    phase = .dismissing
    base = position.extent
    travelMotion = SheetMotion(
      spring: spring, from: position.travel, velocity: -speed, to: outsideTravel, at: time)
  }

  /// The position on the axis at which a sheet of the present size is just out of sight.
  var outsideTravel: Double {
    position.extent
      - layout.dropToOutside(extent: position.extent, margin: position.margin)
  }

  mutating func finishDismissal(_ effects: inout SheetEffects) {
    if isMovingByItself { effects.kinds.insert(.settleEnded) }
    stopMoving()
    shiftMotion = nil
    position = SheetPosition(
      travel: outsideTravel, base: position.extent, margin: position.margin, shift: 0)
    base = position.extent
    phase = .dismissed
    isDismissalOpen = false
    effects.byUser = isDismissalByUser
    effects.kinds.insert(.dismissed)
  }
}
