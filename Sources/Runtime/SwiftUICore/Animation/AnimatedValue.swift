/// A value that is being animated: its target, and the remaining distance of each animation towards
/// it.
struct AnimatedValue<Value: VectorArithmetic> {
  private struct Motion {
    /// The distance from the target at the start.
    var distance: Value
    /// The velocity of the distance, per second.
    var velocity: Value
    let animation: Animation
    let start: Double
  }

  private(set) var target: Value
  private var motions: [Motion] = []

  init(_ value: Value) {
    target = value
  }

  /// Indicates whether an animation is running.
  var isMoving: Bool { !motions.isEmpty }

  /// Indicates whether all running animations end.
  var isFinite: Bool { motions.allSatisfy { $0.animation.totalSeconds.isFinite } }

  /// Starts towards another target; without an animation the value changes immediately.
  mutating func set(_ new: Value, animation: Animation?, at time: Double) {
    guard new != target else { return }
    guard let animation else {
      motions = []
      target = new
      return
    }
    var motion = Motion(distance: target - new, velocity: .zero, animation: animation, start: time)
    target = new
    // A spring continues with the velocity of the springs it replaces; curves are added up.
    if animation.keepsVelocity, motions.allSatisfy({ $0.animation.keepsVelocity }) {
      for old in motions {
        motion.distance += distance(of: old, at: time)
        motion.velocity += velocity(of: old, at: time)
      }
      motions = []
    }
    motions.append(motion)
  }

  /// Returns the value at a time. Completed animations are removed.
  mutating func value(at time: Double) -> Value {
    motions.removeAll { time >= $0.start + $0.animation.totalSeconds }
    var value = target
    for motion in motions { value += distance(of: motion, at: time) }
    return value
  }

  private func distance(of motion: Motion, at time: Double) -> Value {
    let rest = motion.animation.rest(at: time - motion.start)
    var distance = motion.distance
    distance.scale(by: rest.distance)
    guard motion.velocity != .zero else { return distance }
    var drift = motion.velocity
    drift.scale(by: rest.velocity)
    return distance + drift
  }

  /// The interval in seconds over which a velocity is measured.
  private static var step: Double { 1e-4 }

  private func velocity(of motion: Motion, at time: Double) -> Value {
    var difference = distance(of: motion, at: time + Self.step) - distance(of: motion, at: time)
    difference.scale(by: 1 / Self.step)
    return difference
  }
}
