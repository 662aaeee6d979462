extension Animation {
  /// The spring, if the animation is one; its time is that of one cycle without a delay.
  var springLaw: SpringLaw? {
    guard case .spring(let response, let dampingFraction) = curve else { return nil }
    return SpringLaw(
      angularFrequency: 2 * Double.pi / max(response, 0.001),
      dampingRatio: max(dampingFraction, 0.01), initialVelocity: initialVelocity)
  }

  /// The duration in seconds of one cycle at normal speed, until nothing moves.
  private var cycleSeconds: Double {
    switch curve {
    case .bezier(_, _, _, _, let duration): duration
    case .spring: springLaw?.settlingDuration ?? 0
    }
  }

  private var delay: Double { delaySeconds / speedFactor }

  /// The time in seconds from the start until nothing moves; infinite if it repeats forever.
  var totalSeconds: Double {
    delay + cycleSeconds * (repetitions ?? 1) / speedFactor
  }

  /// The time in seconds from the start until the animation appears complete: for a spring its
  /// duration, after which it still settles.
  var logicalSeconds: Double {
    if let logicalEnd { return delay + logicalEnd / speedFactor }
    guard case .spring(let response, _) = curve, repetitions == nil else { return totalSeconds }
    return delay + min(response / speedFactor, cycleSeconds / speedFactor)
  }

  /// Returns the time in seconds within the current cycle, and whether that one is reversed; `nil`
  /// before the start.
  private func place(at seconds: Double) -> (seconds: Double, isReversed: Bool)? {
    let time = (seconds - delay) * speedFactor
    guard time >= 0 else { return nil }
    let cycle = cycleSeconds
    guard let repetitions, cycle > 0 else { return (time, false) }
    let number = (time / cycle).rounded(.down)
    guard number < repetitions else { return (cycle, false) }
    return (time - number * cycle, reverses && number.truncatingRemainder(dividingBy: 2) == 1)
  }

  /// Returns the remaining distance, and the contribution of an initial velocity, at a time in
  /// seconds after the start.
  func rest(at seconds: Double) -> (distance: Double, velocity: Double) {
    guard let place = place(at: seconds) else { return (1, 0) }
    let share = shares(at: place.seconds)
    return (place.isReversed ? share.progress : 1 - share.progress, share.velocity)
  }

  private func shares(at seconds: Double) -> (progress: Double, velocity: Double) {
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2, let duration):
      guard seconds < duration else { return (1, 0) }
      let function = UnitBezier(x1, y1, x2, y2)
      return (function.value(at: seconds / duration), 0)
    case .spring:
      guard let law = springLaw else { return (1, 0) }
      let pushed = SpringLaw(
        angularFrequency: law.angularFrequency, dampingRatio: law.dampingRatio,
        initialVelocity: initialVelocity + 1)
      let still = law.progress(at: seconds)
      return (still, (pushed.progress(at: seconds) - still) / speedFactor)
    }
  }

  /// Indicates whether a replacing animation continues with the current velocity.
  var keepsVelocity: Bool {
    if case .spring = curve { return repetitions == nil }
    return false
  }
}

/// A cubic curve from (0, 0) to (1, 1), for any time.
struct UnitBezier {
  private let function: CAMediaTimingFunction

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    function = CAMediaTimingFunction(
      controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
  }

  func value(at time: Double) -> Double { function.evaluate(time) }
}
