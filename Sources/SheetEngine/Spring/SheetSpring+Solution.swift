extension SheetSpring {
  /// The displacement and velocity of a spring, relative to its rest.
  public struct State: Equatable, Sendable {
    /// The distance from rest in points.
    public var displacement: Double
    /// The change of the displacement in points a second.
    public var velocity: Double

    /// Creates a state.
    public init(displacement: Double, velocity: Double) {
      self.displacement = displacement
      self.velocity = velocity
    }
  }

  /// Returns the state `time` seconds after the given displacement and velocity.
  ///
  /// Times before 0 give the start.
  public func state(at time: Double, displacement: Double, velocity: Double) -> State {
    guard time > 0 else { return State(displacement: displacement, velocity: velocity) }
    let omega = angularFrequency
    let ratio = dampingRatio
    // Near 1 the two other solutions lose digits; between them and the critical one there is no
    // visible difference.
    if magnitude(ratio - 1) < 1e-6 {
      return critical(time, displacement, velocity, omega)
    }
    return ratio < 1
      ? underdamped(time, displacement, velocity, omega, ratio)
      : overdamped(time, displacement, velocity, omega, ratio)
  }

  private func critical(_ t: Double, _ x: Double, _ v: Double, _ omega: Double) -> State {
    let decay = exponential(-omega * t)
    let slope = v + omega * x
    return State(
      displacement: (x + slope * t) * decay,
      velocity: (v - omega * slope * t) * decay)
  }

  private func underdamped(
    _ t: Double, _ x: Double, _ v: Double, _ omega: Double, _ ratio: Double
  ) -> State {
    let damped = omega * (1 - ratio * ratio).squareRoot()
    let decay = exponential(-ratio * omega * t)
    let wave = sineAndCosine(damped * t)
    let b = (v + ratio * omega * x) / damped
    let displacement = decay * (x * wave.cosine + b * wave.sine)
    let velocity =
      decay * damped * (b * wave.cosine - x * wave.sine) - ratio * omega * displacement
    return State(displacement: displacement, velocity: velocity)
  }

  private func overdamped(
    _ t: Double, _ x: Double, _ v: Double, _ omega: Double, _ ratio: Double
  ) -> State {
    let root = (ratio * ratio - 1).squareRoot()
    let fast = -omega * (ratio + root)
    // The slow root as a quotient: the difference would cancel for large ratios.
    let slow = -omega / (ratio + root)
    let b = (v - slow * x) / (fast - slow)
    let a = x - b
    let atSlow = a * exponential(slow * t)
    let atFast = b * exponential(fast * t)
    return State(displacement: atSlow + atFast, velocity: slow * atSlow + fast * atFast)
  }
}
