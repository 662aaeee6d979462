import Foundation

/// A damped spring, as a function of time.
public struct Spring: Hashable, Sendable {
  private let period: Double
  private let ratio: Double

  private init(period: Double, ratio: Double) {
    self.period = max(period, 1e-6)
    self.ratio = max(0, ratio)
  }

  /// Creates a spring from a perceived duration in seconds and a bounce: 0 for no overshoot, 1 for
  /// an undamped oscillation.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(period: duration, ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring from its undamped period in seconds and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(period: response, ratio: dampingRatio)
  }

  /// Creates a spring from a mass, a stiffness and a damping coefficient.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      period: 2 * .pi / frequency, ratio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Creates a spring from a settling duration in seconds and a damping ratio.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The envelope exp(-ζωt) is at ε when the spring has settled.
    let ratio = max(dampingRatio, 1e-3)
    let frequency = -log(max(epsilon, 1e-12)) / (min(ratio, 1) * max(settlingDuration, 1e-6))
    self.init(period: 2 * .pi / frequency, ratio: dampingRatio)
  }

  /// The perceived duration in seconds.
  public var duration: TimeInterval { period }
  /// The bounce: 0 for no overshoot, 1 for an undamped oscillation, below 0 for an overdamped
  /// spring.
  public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
  /// The undamped period in seconds.
  public var response: Double { period }
  /// The damping ratio; 1 is critical damping, the lowest value without overshoot.
  public var dampingRatio: Double { ratio }
  /// The mass: 1.
  public var mass: Double { 1 }
  /// The stiffness for a mass of 1.
  public var stiffness: Double { frequency * frequency }
  /// The damping coefficient for a mass of 1.
  public var damping: Double { 2 * ratio * frequency }
  /// The time in seconds until the remaining distance is a thousandth of the initial one.
  public var settlingDuration: TimeInterval {
    let slowest =
      ratio > 1 ? frequency * (ratio - (ratio * ratio - 1).squareRoot()) : ratio * frequency
    return slowest > 0 ? -log(0.001) / slowest : .infinity
  }

  private var frequency: Double { 2 * .pi / period }

  /// The remaining fraction of the distance after a time, and the contribution of an initial speed
  /// of 1.
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

  /// Returns the value of a spring from zero to `target` after `time` seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let rest = rest(time)
    var (displacement, speed) = (target, initialVelocity)
    displacement.scale(by: 1 - rest.distance)
    speed.scale(by: rest.speed)
    return displacement + speed
  }

  /// Returns the velocity of a spring from zero to `target` after `time` seconds.
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

  /// A spring of 0.5 s without overshoot.
  public static var smooth: Spring { smooth() }
  /// A spring without overshoot; `extraBounce` adds some.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring of 0.5 s with a small overshoot.
  public static var snappy: Spring { snappy() }
  /// A spring with a bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring of 0.5 s with a large overshoot.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// An animation with a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    .spring(response: spring.response, dampingFraction: spring.dampingRatio)
  }

  /// An animation with a spring, for interactive changes.
  public static func interactiveSpring(
    _ spring: Spring, blendDuration: TimeInterval = 0.0
  ) -> Animation {
    .spring(response: spring.response, dampingFraction: spring.dampingRatio)
  }
}
