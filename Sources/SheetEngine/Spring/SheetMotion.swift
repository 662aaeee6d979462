/// The motion of a value to a target under a spring.
///
/// Sampling needs only the time, so any frame may be skipped or sampled twice.
/// ``retargeted(to:at:)`` changes the target and keeps the velocity; a finger simply continues from
/// ``value(at:)``.
public struct SheetMotion: Equatable, Sendable {
  /// The spring that moves the value.
  public let spring: SheetSpring
  /// The value at rest.
  public let target: Double
  /// The start of the motion, in seconds.
  public let startTime: Double
  /// The distance from the target, and the velocity, at the start.
  public let start: SheetSpring.State

  /// Creates a motion from `value`, with `velocity` in points a second, to `target`.
  public init(
    spring: SheetSpring, from value: Double, velocity: Double = 0, to target: Double,
    at time: Double
  ) {
    self.spring = spring
    self.target = target
    startTime = time
    start = SheetSpring.State(displacement: value - target, velocity: velocity)
  }

  /// Returns the distance from the target, and the velocity, at a time in seconds.
  public func state(at time: Double) -> SheetSpring.State {
    spring.state(
      at: time - startTime, displacement: start.displacement, velocity: start.velocity)
  }

  /// Returns the value at a time in seconds.
  public func value(at time: Double) -> Double {
    target + state(at: time).displacement
  }

  /// Returns the same motion towards another target from `time` on, with position and velocity
  /// kept.
  public func retargeted(to target: Double, at time: Double) -> SheetMotion {
    let now = state(at: time)
    return SheetMotion(
      spring: spring, from: self.target + now.displacement, velocity: now.velocity, to: target,
      at: time)
  }
}
