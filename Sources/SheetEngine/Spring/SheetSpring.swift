/// A damped spring, solved in closed form: value and velocity at any time, with no stepping.
///
/// ```swift
/// let spring = SheetSpring(response: 0.344, dampingRatio: 1)
/// let later = spring.state(at: 0.1, displacement: 170, velocity: 0)
/// ```
public struct SheetSpring: Equatable, Sendable {
  /// The mass; a larger one is slower. Invalid input, 0 or less, becomes 1.
  public let mass: Double
  /// The force for one point of displacement. Invalid input, 0 or less, becomes 1.
  public let stiffness: Double
  /// The force against one point a second. Invalid input, below 0, becomes 0.
  public let damping: Double
  /// The damping that the spring was created with: more than ``damping`` where that was clamped to
  /// critical. A layer's animation takes this one (T3).
  public let nominalDamping: Double

  /// The undamped angular frequency in radians a second.
  public let angularFrequency: Double
  /// The damping ratio: 1 is critical, less overshoots, more creeps.
  public let dampingRatio: Double
  /// The duration of one undamped swing, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }

  /// Creates a spring from its physical parts.
  ///
  /// - Parameters:
  ///   - mass: the mass; 0 or less becomes 1.
  ///   - stiffness: the force for one point of displacement; 0 or less becomes 1.
  ///   - damping: the force against one point a second; below 0 becomes 0.
  ///   - clampsToCritical: `true` replaces more than critical damping by critical damping, as the
  ///     animation 3/1000/500 that UIKit adds to a sheet's layer is seen to run (T3, inferred).
  public init(mass: Double, stiffness: Double, damping: Double, clampsToCritical: Bool = false) {
    let m = mass > 0 ? mass : 1
    let k = stiffness > 0 ? stiffness : 1
    let critical = 2 * (k * m).squareRoot()
    let c = damping > 0 ? damping : 0
    self.mass = m
    self.stiffness = k
    nominalDamping = c
    self.damping = clampsToCritical && c > critical ? critical : c
    // Stored, because every sample needs them and they cost a root each.
    angularFrequency = (k / m).squareRoot()
    dampingRatio = self.damping / critical
  }

  /// The spring of the system's sheets, sliding covers and keyboards: 3/1000/500, which runs critically
  /// damped (T3, T10, N4.20).
  public static let system = SheetSpring(
    mass: 3, stiffness: 1000, damping: 500, clampsToCritical: true)

  /// Creates a spring of unit mass from the duration of a swing in seconds and its damping ratio.
  ///
  /// A response that is not positive becomes a millisecond.
  public init(response: Double, dampingRatio: Double) {
    let omega = 2 * .pi / (response > 0 ? response : 0.001)
    self.init(angularFrequency: omega, dampingRatio: dampingRatio)
  }

  /// Creates a spring of unit mass from its angular frequency in radians a second and its damping
  /// ratio.
  public init(angularFrequency: Double, dampingRatio: Double) {
    self.init(
      mass: 1, stiffness: angularFrequency * angularFrequency,
      damping: 2 * dampingRatio * angularFrequency)
  }

  /// Creates the spring of `UIView.animate(withDuration:…usingSpringWithDamping:…)`.
  ///
  /// Below 1 the envelope falls to a thousandth at `duration`: ω = ln(1000·ζ/√(1−ζ²))/(ζ·D)
  /// (AN1, fit). At 1, (1+x)·e^−x does: ω·D = 9.2334134764 (AN2, fit).
  /// The ratio is clamped to 0.01...1, as AN1 has no meaning below; a duration that is not positive
  /// becomes a millisecond.
  public init(duration: Double, dampingRatio: Double) {
    let span = duration > 0 ? duration : 0.001
    let ratio = clamped(dampingRatio, 0.01, 1)
    let omega: Double
    if ratio < 1 {
      let envelope = logarithm(1000 * ratio / (1 - ratio * ratio).squareRoot())
      omega = envelope / (ratio * span)
    } else {
      omega = Self.criticalDecay / span
    }
    self.init(angularFrequency: omega, dampingRatio: ratio)
  }

  /// Creates the spring of SwiftUI's duration and bounce: bounce 0 is critical, 1 never stops,
  /// below 0 creeps.
  public init(duration: Double, bounce: Double) {
    let held = clamped(bounce, -0.999, 1)
    self.init(response: duration, dampingRatio: held >= 0 ? 1 - held : 1 / (1 + held))
  }

  /// The root of (1+x)·e^−x = 0.001: the duration of a critical spring, in units of 1/ω (AN2).
  static let criticalDecay = 9.233_413_476_4

  /// The time in seconds after which the envelope stays under a thousandth of the start, for a
  /// spring released at rest. The inverse of ``init(duration:dampingRatio:)`` for ratios up to 1.
  public var nominalDuration: Double {
    let ratio = dampingRatio
    if ratio >= 1 {
      // The slow root rules a creeping spring.
      let slow = ratio - (ratio * ratio - 1).squareRoot()
      return Self.criticalDecay / (angularFrequency * slow)
    }
    let held = ratio < 0.01 ? 0.01 : ratio
    let envelope = logarithm(1000 * held / (1 - held * held).squareRoot())
    return envelope / (held * angularFrequency)
  }
}
