/// The deceleration of content along one axis: the speed falls by a constant factor each
/// millisecond, and below ten points per second the content stops.
struct SheetScrollDeceleration: Equatable, Sendable {
  /// The speed in points per second at which content stops (S3, fit).
  static let restSpeed = 10.0
  /// The delay in seconds of real content against the law: the shift that fits both measured traces
  /// (S3, fit to two traces; residual below half a point).
  static let lag = 0.0008

  /// The initial position in points.
  let start: Double
  /// The initial velocity in points per second.
  let velocity: Double
  /// The fraction of the speed that remains after a millisecond (documented: 0.998 normal, 0.99
  /// fast).
  let rate: Double

  /// The distance in points for each point per second of speed: 0.499 at the normal rate.
  static func reach(rate: Double) -> Double { rate / (1 - rate) / 1000 }

  private var reach: Double { Self.reach(rate: rate) }

  /// The time in seconds until the content stops.
  var duration: Double {
    let speed = magnitude(velocity)
    guard speed > Self.restSpeed else { return 0 }
    return logarithm(Self.restSpeed / speed) / logarithm(rate) / 1000 + Self.lag
  }

  /// The position at which the content stops, in points.
  var end: Double {
    let speed = magnitude(velocity)
    guard speed > Self.restSpeed else { return start }
    return start + (velocity > 0 ? 1 : -1) * (speed - Self.restSpeed) * reach
  }

  func shifted(by distance: Double) -> SheetScrollDeceleration {
    SheetScrollDeceleration(start: start + distance, velocity: velocity, rate: rate)
  }

  func position(at time: Double) -> Double {
    guard time > Self.lag, magnitude(velocity) > Self.restSpeed else { return start }
    guard time < duration else { return end }
    return start + velocity * reach * (1 - remaining(at: time))
  }

  func velocity(at time: Double) -> Double {
    velocity * remaining(at: time)
  }

  /// The fraction of the initial speed that remains at a time.
  private func remaining(at time: Double) -> Double {
    let elapsed = time > Self.lag ? time - Self.lag : 0
    return exponential(elapsed * 1000 * logarithm(rate))
  }

  /// Returns the time in seconds at which the content passes a position; `nil` if it stops before.
  func time(reaching place: Double) -> Double? {
    let part = (place - start) / (velocity * reach)
    guard part >= 0, part < 1, velocity != 0 else { return nil }
    let time = logarithm(1 - part) / logarithm(rate) / 1000 + Self.lag
    return time <= duration ? time : nil
  }
}
