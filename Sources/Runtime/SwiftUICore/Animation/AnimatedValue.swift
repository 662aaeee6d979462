/// A value that is being animated: its target, and the remaining distance of each animation towards
/// it.
struct AnimatedValue<Value: VectorArithmetic> {
  private struct Way {
    /// The distance from the target at the start.
    var distance: Value
    /// The velocity of the distance, per second.
    var velocity: Value
    let animation: Animation
    let start: Double
  }

  private(set) var target: Value
  private var ways: [Way] = []

  init(_ value: Value) {
    target = value
  }

  /// Indicates whether an animation is running.
  var isMoving: Bool { !ways.isEmpty }

  /// Indicates whether all running animations end.
  var isFinite: Bool { ways.allSatisfy { $0.animation.totalSeconds.isFinite } }

  /// Starts towards another target; without an animation the value changes immediately.
  mutating func set(_ new: Value, animation: Animation?, at time: Double) {
    guard new != target else { return }
    guard let animation else {
      ways = []
      target = new
      return
    }
    var way = Way(distance: target - new, velocity: .zero, animation: animation, start: time)
    target = new
    // A spring continues with the velocity of the springs it replaces; curves are added up.
    if animation.keepsVelocity, ways.allSatisfy({ $0.animation.keepsVelocity }) {
      for old in ways {
        way.distance += distance(of: old, at: time)
        way.velocity += velocity(of: old, at: time)
      }
      ways = []
    }
    ways.append(way)
  }

  /// Returns the value at a time. Completed animations are removed.
  mutating func value(at time: Double) -> Value {
    ways.removeAll { time >= $0.start + $0.animation.totalSeconds }
    var value = target
    for way in ways { value += distance(of: way, at: time) }
    return value
  }

  private func distance(of way: Way, at time: Double) -> Value {
    let rest = way.animation.rest(at: time - way.start)
    var distance = way.distance
    distance.scale(by: rest.distance)
    guard way.velocity != .zero else { return distance }
    var drift = way.velocity
    drift.scale(by: rest.velocity)
    return distance + drift
  }

  /// The interval in seconds over which a velocity is measured.
  private static var step: Double { 1e-4 }

  private func velocity(of way: Way, at time: Double) -> Value {
    var difference = distance(of: way, at: time + Self.step) - distance(of: way, at: time)
    difference.scale(by: 1 / Self.step)
    return difference
  }
}
