/// The timing of an animation: its progress over time, and its duration.
struct AnimationPace {
  typealias Share = SIMD2<Double>

  private enum Law {
    case curve(CAMediaTimingFunction)
    case spring(SpringLaw, SpringLaw)
  }

  private let law: Law
  /// The duration in seconds.
  let duration: Double
  /// Indicates whether the timing determines the duration itself, as a physical spring does.
  let hasOwnDuration: Bool

  init(curve: CAMediaTimingFunction, duration: Double) {
    law = .curve(curve)
    self.duration = max(0, duration)
    hasOwnDuration = false
  }

  @MainActor
  init(_ parameters: any UITimingCurveProvider, duration: Double) {
    if let spring = parameters.springTimingParameters {
      self.init(spring, duration: duration)
    } else {
      self.init(
        curve: parameters.cubicTimingParameters?.function
          ?? UIView.AnimationCurve.easeInOut.timingFunction,
        duration: duration)
    }
  }

  @MainActor
  private init(_ spring: UISpringTimingParameters, duration: Double) {
    let frequency: Double
    let ratio: Double
    switch spring.kind {
    case .ratio(let value):
      ratio = value
      frequency = SpringDuration.angularFrequency(duration: duration, dampingRatio: value)
      hasOwnDuration = false
    case .physical(let mass, let stiffness, let damping):
      // As with layers' springs, more damping than critical counts as critical (T3).
      ratio = min(damping / (2 * (stiffness * mass).squareRoot()), 1)
      frequency = (stiffness / mass).squareRoot()
      hasOwnDuration = true
    }
    let laws = [spring.initialVelocity.dx, spring.initialVelocity.dy].map {
      SpringLaw(angularFrequency: frequency, dampingRatio: ratio, initialVelocity: Double($0))
    }
    law = .spring(laws[0], laws[1])
    self.duration =
      hasOwnDuration ? max(laws[0].settlingDuration, laws[1].settlingDuration) : max(0, duration)
  }

  /// Returns the progress after a fraction of the time, 0 to 1.
  func share(at time: Double) -> Share {
    switch law {
    case .curve(let function): return Share(repeating: function.evaluate(time))
    case .spring(let x, let y):
      let seconds = time * duration
      let first = x.progress(at: seconds)
      return Share(first, x == y ? first : y.progress(at: seconds))
    }
  }

  /// Returns the first fraction of the time at which a progress is reached.
  func time(of share: Double) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    let steps = 64
    var high = 1.0
    for step in 1...steps {
      let time = Double(step) / Double(steps)
      if self.share(at: time).x >= share {
        high = time
        break
      }
    }
    var low = max(0, high - 1 / Double(steps))
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if self.share(at: middle).x < share { low = middle } else { high = middle }
    }
    return high
  }
}
