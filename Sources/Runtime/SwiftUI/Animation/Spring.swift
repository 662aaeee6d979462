import Foundation

/// A damped spring, as it moves anything.
public struct Spring: Hashable, Sendable {
  private let period: Double
  private let ratio: Double

  private init(period: Double, ratio: Double) {
    self.period = max(period, 1e-6)
    self.ratio = max(0, ratio)
  }

  /// Creates a spring that is felt to take `duration` seconds; bounce is 0 without overshoot, 1 for
  /// ever.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(period: duration, ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring given by its undamped period in seconds and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(period: response, ratio: dampingRatio)
  }

  /// Creates a spring given by a body's mass, the spring's stiffness and its damping.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      period: 2 * .pi / frequency, ratio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Creates a spring that settles after some seconds and is damped by a ratio.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The envelope exp(-ζωt) is at ε when the spring has settled.
    let ratio = max(dampingRatio, 1e-3)
    let frequency = -log(max(epsilon, 1e-12)) / (min(ratio, 1) * max(settlingDuration, 1e-6))
    self.init(period: 2 * .pi / frequency, ratio: dampingRatio)
  }

  /// Seconds that the spring is felt to take.
  public var duration: TimeInterval { period }
  /// How far the spring overshoots: 0 not at all, 1 for ever, less than 0 is slower than need be.
  public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
  /// The undamped period in seconds.
  public var response: Double { period }
  /// The damping ratio; 1 is the least without overshoot.
  public var dampingRatio: Double { ratio }
  /// The mass: 1.
  public var mass: Double { 1 }
  /// The stiffness for that mass.
  public var stiffness: Double { frequency * frequency }
  /// The damping for that mass.
  public var damping: Double { 2 * ratio * frequency }
  /// Seconds until what is left of the way is a thousandth of it.
  public var settlingDuration: TimeInterval {
    let slowest =
      ratio > 1 ? frequency * (ratio - (ratio * ratio - 1).squareRoot()) : ratio * frequency
    return slowest > 0 ? -log(0.001) / slowest : .infinity
  }

  private var frequency: Double { 2 * .pi / period }

  /// The share of the way that is left after a time, and how much of a speed of 1 adds to it.
  private func rest(_ time: TimeInterval) -> (distance: Double, speed: Double) {
    let (w, z) = (frequency, ratio)
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      let decay = exp(-z * w * time)
      return (decay * (cos(wd * time) + z * w / wd * sin(wd * time)), decay * sin(wd * time) / wd)
    }
    if z == 1 {
      let decay = exp(-w * time)
      return (decay * (1 + w * time), decay * time)
    }
    let root = w * (z * z - 1).squareRoot()
    let (fast, slow) = (-z * w - root, -z * w + root)
    let (a, b) = (exp(slow * time), exp(fast * time))
    return ((slow * b - fast * a) / (slow - fast), (a - b) / (slow - fast))
  }

  /// Where something is that sets out from zero to `target`, after `time` seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let rest = rest(time)
    var (way, speed) = (target, initialVelocity)
    way.scale(by: 1 - rest.distance)
    speed.scale(by: rest.speed)
    return way + speed
  }

  /// How fast something moves that sets out from zero to `target`, after `time` seconds.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-5
    var difference =
      value(target: target, initialVelocity: initialVelocity, time: time + step)
      - value(target: target, initialVelocity: initialVelocity, time: time)
    difference.scale(by: 1 / step)
    return difference
  }

  /// A spring without overshoot of 0.5 s.
  public static var smooth: Spring { smooth() }
  /// A spring without overshoot; `extraBounce` adds some.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a little overshoot of 0.5 s.
  public static var snappy: Spring { snappy() }
  /// A spring with a bounce of 0.15 and what `extraBounce` adds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with much overshoot of 0.5 s.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a bounce of 0.3 and what `extraBounce` adds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// The course of a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    .spring(response: spring.response, dampingFraction: spring.dampingRatio)
  }

  /// The course of a spring, for what follows a finger.
  public static func interactiveSpring(
    _ spring: Spring, blendDuration: TimeInterval = 0.0
  ) -> Animation {
    .spring(response: spring.response, dampingFraction: spring.dampingRatio)
  }
}
