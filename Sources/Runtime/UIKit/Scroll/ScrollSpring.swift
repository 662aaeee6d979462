import Glibc

/// How content comes to a place along one axis: one critically damped spring, for the way back from
/// past an edge and for a page.
struct ScrollSpring: Equatable {
  /// Radians a second (measured.md S7 fits 10.81 and 10.93 to two traces; this one value keeps every
  /// sample of both within 0.85 points: fit).
  static let frequency = 10.97
  /// How much of its distance content that is let go past an edge covers a second at the start.
  /// One trace (measured.md S7, rest release) starts at about 1700 pt/s inward, 235 pt out, without a
  /// finger's velocity that way; fit, tunable.
  static let inwardSpeed = 1670.0 / 235

  /// Points.
  let target: Double
  /// Points from the target at the beginning.
  let distance: Double
  /// Points a second at the beginning.
  let velocity: Double

  private var slope: Double { velocity + Self.frequency * distance }

  func shifted(by distance: Double) -> ScrollSpring {
    ScrollSpring(target: target + distance, distance: self.distance, velocity: velocity)
  }

  func position(at time: Double) -> Double {
    let time = max(0, time)
    return target + (distance + slope * time) * exp(-Self.frequency * time)
  }

  func velocity(at time: Double) -> Double {
    let time = max(0, time)
    return (velocity - Self.frequency * slope * time) * exp(-Self.frequency * time)
  }

  /// Whether the content stays within half a device pixel of the target from `time` on.
  func isAtRest(at time: Double, pixel: Double) -> Bool {
    abs(position(at: time) - target) < pixel / 2
      && abs(velocity(at: time)) < Self.frequency * pixel
  }
}
