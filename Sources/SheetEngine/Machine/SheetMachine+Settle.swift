extension SheetMachine {
  mutating func tick(_ newTime: Double, _ effects: inout SheetEffects) {
    // A clock that went back would throw springs away from their rest.
    if newTime.isFinite, newTime > time { time = newTime }
    guard isAnimating else { return }
    let scale = layout.container.displayScale
    // A spring that overshoots must not make the card wider than its container.
    let sampled = Self.sample(&marginMotion, at: time, scale) ?? position.margin
    let margin = sampled > 0 ? sampled : 0
    let shift = Self.sample(&shiftMotion, at: time, scale) ?? position.shift
    var travel = position.travel
    if let motion = travelMotion {
      let state = motion.state(at: time)
      travel = motion.target + state.displacement
      if state.isAtRest(displayScale: scale) {
        travel = motion.target
        travelMotion = nil
      } else if isFlungWithContent, hasReachedContent(state, of: motion) {
        // One axis: at the largest stop the sheet ends and the content begins.
        release(content: state.velocity > 0 ? -state.velocity : 0, &effects)
        isFlungWithContent = false
        travel = layout.stops.largest.extent
        travelMotion = nil
      } else if phase == .dismissing, travel <= motion.target + 0.5 / (scale > 0 ? scale : 1) {
        travelMotion = nil
      }
    }
    travel = heldAtEnds(travel)
    position = SheetPosition(travel: travel, base: base, margin: margin, shift: shift)
    guard travelMotion == nil else { return }
    switch phase {
    case .settling(let stop): if !isAnimating { rest(at: stop, &effects) }
    case .dismissing: finishDismissal(&effects)
    case .resting, .dragging, .dismissed: break
    }
  }

  /// Indicates whether a sheet that was flung with its content has come to the largest stop. In a long
  /// frame it can have passed over it and turned back.
  private func hasReachedContent(_ state: SheetSpring.State, of motion: SheetMotion) -> Bool {
    guard state.velocity <= 0 else {
      return motion.target + state.displacement >= layout.stops.largest.extent
    }
    return motion.start.displacement < 0 && motion.start.velocity > 0
  }

  /// Keeps a spring from overshooting the stops further than a finger could pull the sheet (I2,
  /// S1.83, S1.72).
  ///
  /// A sheet that began beyond them, because it comes from outside, was pulled there or lost its
  /// stops, returns to them and is not limited.
  private func heldAtEnds(_ travel: Double) -> Double {
    guard let motion = travelMotion, case .settling = phase else { return travel }
    let start = motion.target + motion.start.displacement
    if travel > layout.stops.largest.extent, start <= layout.stops.largest.extent {
      return shownTravel(travel)
    }
    if travel < layout.stops.smallest.extent, start >= layout.stops.smallest.extent {
      return shownTravel(travel)
    }
    return travel
  }

  /// Returns the value of a motion now, `nil` without one; ends it when the rest of it would be
  /// invisible.
  ///
  /// Static, because a method would copy the sheet to keep it apart from its own motion.
  private static func sample(
    _ motion: inout SheetMotion?, at time: Double, _ scale: Double
  ) -> Double? {
    guard let running = motion else { return nil }
    let state = running.state(at: time)
    if state.isAtRest(displayScale: scale) {
      motion = nil
      return running.target
    }
    return running.target + state.displacement
  }

  /// Moves the sheet to a stop.
  ///
  /// - Parameter velocity: that of the lifted finger; `nil` keeps the velocity of a running motion.
  mutating func settle(
    to stop: Int, _ animation: SheetAnimation, velocity: Double? = nil,
    _ effects: inout SheetEffects
  ) {
    var speed = velocity ?? self.velocity
    // At its top or stretched beyond it a sheet cannot continue upwards.
    if speed < 0, position.travel >= layout.stops.largest.extent { speed = 0 }
    guard let spring = spring(animation, speed: velocity == nil ? 0 : speed) else {
      return rest(at: stop, &effects)
    }
    let target = restingPosition(at: stop)
    if position.drop > 0, position.extent > target.extent { position = layout.rebased(position) }
    base = slidingBase
    Self.steer(&marginMotion, from: position.margin, to: target.margin, spring, at: time)
    Self.steer(&shiftMotion, from: position.shift, to: 0, spring, at: time)
    let isThere = magnitude(position.travel - target.extent) < 1e-9
    if isThere, magnitude(speed) < 1e-9, marginMotion == nil, shiftMotion == nil {
      return rest(at: stop, &effects)
    }
    travelMotion = SheetMotion(
      spring: spring, from: position.travel, velocity: -speed, to: target.extent, at: time)
    isFlungWithContent = false
    if !isMovingByItself { effects.kinds.insert(.settleBegan) }
    phase = .settling(stop: stop)
  }

  /// Indicates whether the phase is one in which the sheet moves without a finger.
  var isMovingByItself: Bool {
    switch phase {
    case .settling, .dismissing: return true
    case .resting, .dragging, .dismissed: return false
    }
  }

  private static func steer(
    _ motion: inout SheetMotion?, from value: Double, to target: Double, _ spring: SheetSpring,
    at time: Double
  ) {
    let velocity = motion?.state(at: time).velocity ?? 0
    motion =
      value == target && velocity == 0
      ? nil : SheetMotion(spring: spring, from: value, velocity: velocity, to: target, at: time)
  }

  /// The spring of an animation; `nil` for none.
  func spring(_ animation: SheetAnimation, speed: Double) -> SheetSpring? {
    switch animation {
    case .none: return nil
    case .spring(let spring): return spring
    case .settle:
      let law = layout.style.settle
      return magnitude(speed) >= law.flickVelocity ? law.flickSpring : law.spring
    }
  }

  /// Puts the sheet at a stop, and ends a presentation or dismissal that had begun.
  mutating func rest(at stop: Int, _ effects: inout SheetEffects) {
    if isMovingByItself { effects.kinds.insert(.settleEnded) }
    stopMoving()
    shiftMotion = nil
    position = restingPosition(at: stop)
    base = layout.stops.smallest.extent
    phase = .resting(stop: stop)
    endPresenting(&effects)
    if isDismissalOpen {
      isDismissalOpen = false
      effects.kinds.insert(.cancelled)
    }
  }

  /// The extent below which the sheet slides from now on: its own while it has slid, else the
  /// smallest stop's, unless it is smaller than that because the stops changed.
  var slidingBase: Double {
    let smallest = layout.stops.smallest.extent
    return position.drop > 0 || position.extent < smallest ? position.extent : smallest
  }

  /// Ends the sheet's own motion. The motion of its placement (``SheetPosition/shift``) continues.
  mutating func stopMoving() {
    travelMotion = nil
    marginMotion = nil
    isFlungWithContent = false
  }

  mutating func endPresenting(_ effects: inout SheetEffects) {
    guard isPresenting else { return }
    isPresenting = false
    effects.kinds.insert(.presented)
  }

  func release(content velocity: Double, _ effects: inout SheetEffects) {
    effects.velocity = velocity
    effects.kinds.insert(.contentReleased)
  }
}
