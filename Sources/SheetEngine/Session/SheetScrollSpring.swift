/// The return of content past its edge, or the motion to a page, along one axis: a critically
/// damped spring.
struct SheetScrollSpring: Equatable, Sendable {
  /// Radians per second (S7 fits 10.81 and 10.93 to two traces; this one value keeps
  /// every sample of both within 0.85 points: fit).
  static let frequency = 10.97
  /// The initial inward speed of content released past an edge, per point of its distance. One
  /// trace (S7, rest release) starts at about 1700 pt/s inward, 235 pt out, without a finger's
  /// velocity in that direction; fit, tunable.
  static let inwardSpeed = 1670.0 / 235

  /// The target in points.
  let target: Double
  /// The initial distance from the target in points.
  let distance: Double
  /// The initial velocity in points per second.
  let velocity: Double

  private var slope: Double { velocity + Self.frequency * distance }

  func shifted(by distance: Double) -> SheetScrollSpring {
    SheetScrollSpring(target: target + distance, distance: self.distance, velocity: velocity)
  }

  func position(at time: Double) -> Double {
    let time = time > 0 ? time : 0
    return target + (distance + slope * time) * exponential(-Self.frequency * time)
  }

  func velocity(at time: Double) -> Double {
    let time = time > 0 ? time : 0
    return (velocity - Self.frequency * slope * time) * exponential(-Self.frequency * time)
  }

  /// Indicates whether the content stays within half a device pixel of the target from `time` on.
  func isAtRest(at time: Double, pixel: Double) -> Bool {
    magnitude(position(at: time) - target) < pixel / 2
      && magnitude(velocity(at: time)) < Self.frequency * pixel
  }
}
