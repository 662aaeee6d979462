/// A value on its way: the one it is to be in the end, and what is left of the ways there.
struct AnimatedValue<Value: VectorArithmetic> {
  private struct Way {
    /// From the target, at the start.
    var distance: Value
    /// Of the distance, for each second.
    var velocity: Value
    let animation: Animation
    let start: Double
  }

  private(set) var target: Value
  private var ways: [Way] = []

  init(_ value: Value) {
    target = value
  }

  /// Whether something moves.
  var isMoving: Bool { !ways.isEmpty }

  /// Whether it will come to rest.
  var isFinite: Bool { ways.allSatisfy { $0.animation.totalSeconds.isFinite } }

  /// Sets out for another target; without animation the value is there at once.
  mutating func set(_ new: Value, animation: Animation?, at time: Double) {
    guard new != target else { return }
    guard let animation else {
      ways = []
      target = new
      return
    }
    var way = Way(distance: target - new, velocity: .zero, animation: animation, start: time)
    target = new
    // A spring takes over what other springs have reached; curves add up.
    if animation.keepsVelocity, ways.allSatisfy({ $0.animation.keepsVelocity }) {
      for old in ways {
        way.distance += distance(of: old, at: time)
        way.velocity += velocity(of: old, at: time)
      }
      ways = []
    }
    ways.append(way)
  }

  /// The value at a time. Ways that are done are forgotten.
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

  /// Seconds over which a velocity is measured.
  private static var step: Double { 1e-4 }

  private func velocity(of way: Way, at time: Double) -> Value {
    var difference = distance(of: way, at: time + Self.step) - distance(of: way, at: time)
    difference.scale(by: 1 / Self.step)
    return difference
  }
}
