/// A value on its way to a target under a spring.
///
/// Sampling needs only the time, so any frame may be skipped or asked twice. A new target goes in
/// with ``retargeted(to:at:)`` and keeps the velocity; a finger simply takes ``value(at:)``.
public struct SheetMotion: Equatable, Sendable {
  /// The spring that moves the value.
  public let spring: SheetSpring
  /// Where the value will rest.
  public let target: Double
  /// When the motion began, in seconds.
  public let startTime: Double
  /// Distance from the target, and velocity, when the motion began.
  public let start: SheetSpring.State

  /// Makes a motion from `value`, moving at `velocity` points a second, to `target`.
  public init(
    spring: SheetSpring, from value: Double, velocity: Double = 0, to target: Double,
    at time: Double
  ) {
    self.spring = spring
    self.target = target
    startTime = time
    start = SheetSpring.State(displacement: value - target, velocity: velocity)
  }

  /// Distance from the target and velocity at a time.
  public func state(at time: Double) -> SheetSpring.State {
    spring.state(
      at: time - startTime, displacement: start.displacement, velocity: start.velocity)
  }

  /// The value at a time.
  public func value(at time: Double) -> Double {
    target + state(at: time).displacement
  }

  /// The same motion towards another target from `time` on, with position and velocity kept.
  public func retargeted(to target: Double, at time: Double) -> SheetMotion {
    let now = state(at: time)
    return SheetMotion(
      spring: spring, from: self.target + now.displacement, velocity: now.velocity, to: target,
      at: time)
  }
}
