import Glibc

/// How flung content slows down along one axis: the speed falls by a constant factor each
/// millisecond, and below ten points a second the content stands.
struct ScrollDeceleration: Equatable {
  /// Points a second at which content stops (measured.md S3, fit).
  static let restSpeed = 10.0
  /// Seconds by which real content trails the law: the shift that puts both measured traces on it
  /// (fit of `scroll_traces_ios26.json`, decel_v750 and decel_v3000, residual below half a point).
  static let lag = 0.0008

  /// Points.
  let start: Double
  /// Points a second.
  let velocity: Double
  /// The part of the speed that is left after a millisecond (documented: 0.998 normal, 0.99 fast).
  let rate: Double

  /// Seconds for which a speed gives one point each second: 0.499 at the normal rate.
  static func reach(rate: Double) -> Double { rate / (1 - rate) / 1000 }

  private var reach: Double { Self.reach(rate: rate) }

  /// Seconds until the content stands.
  var duration: Double {
    let speed = abs(velocity)
    guard speed > Self.restSpeed else { return 0 }
    return log(Self.restSpeed / speed) / log(rate) / 1000 + Self.lag
  }

  /// Where the content comes to stand, in points.
  var end: Double {
    let speed = abs(velocity)
    guard speed > Self.restSpeed else { return start }
    return start + (velocity > 0 ? 1 : -1) * (speed - Self.restSpeed) * reach
  }

  func shifted(by distance: Double) -> ScrollDeceleration {
    ScrollDeceleration(start: start + distance, velocity: velocity, rate: rate)
  }

  func position(at time: Double) -> Double {
    guard time > Self.lag, abs(velocity) > Self.restSpeed else { return start }
    guard time < duration else { return end }
    return start + velocity * reach * (1 - pow(rate, (time - Self.lag) * 1000))
  }

  func velocity(at time: Double) -> Double {
    velocity * pow(rate, max(0, time - Self.lag) * 1000)
  }

  /// Seconds until the content passes a place; `nil` when it stops before.
  func time(reaching place: Double) -> Double? {
    let part = (place - start) / (velocity * reach)
    guard part >= 0, part < 1, velocity != 0 else { return nil }
    let time = log(1 - part) / log(rate) / 1000 + Self.lag
    return time <= duration ? time : nil
  }
}
