import Foundation

/// An animation driven by a damped spring. It runs in seconds, not in fractions of `duration`: a
/// `duration` below `settlingDuration` ends it early.
open class CASpringAnimation: CABasicAnimation {
  private var law: SpringLaw?

  /// Creates a spring from its perceptual duration in seconds and its bounce: 0 for none, towards 1
  /// for more, towards -1 for overdamped. `duration` is set to `settlingDuration`.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
    let bounce = min(max(bounce, -0.999), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// The mass at the end of the spring, above 0. Default 1.
  open var mass: CGFloat = 1 {
    didSet {
      mass = valid(mass, oldValue, "mass")
      law = nil
    }
  }

  /// The stiffness of the spring, above 0. Default 100.
  open var stiffness: CGFloat = 100 {
    didSet {
      stiffness = valid(stiffness, oldValue, "stiffness")
      law = nil
    }
  }

  /// The friction, at least 0. Default 10.
  open var damping: CGFloat = 10 {
    didSet {
      damping = max(0, damping)
      law = nil
    }
  }

  /// The initial velocity, in distances per second; positive towards the end. Default 0.
  open var initialVelocity: CGFloat = 0 {
    didSet { law = nil }
  }

  /// Indicates whether a damping above critical is used as it is. Default false: it is limited to
  /// critical.
  open var allowsOverdamping = false {
    didSet { law = nil }
  }

  /// The time in seconds until the spring is considered at rest: its envelope has decreased to
  /// 1/1000.
  open var settlingDuration: CFTimeInterval {
    springLaw.settlingDuration
  }

  /// The perceptual duration of the spring: one period without damping, in seconds.
  open var perceptualDuration: CFTimeInterval {
    2 * Double.pi / springLaw.angularFrequency
  }

  /// The bounce of the spring, -1 to 1.
  open var bounce: CGFloat {
    let ratio = springLaw.dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  private func valid(_ value: CGFloat, _ old: CGFloat, _ name: String) -> CGFloat {
    if value > 0 { return value }
    Misuse.report(LayerMisuse.springParameter(name, value))
    return old
  }

  /// The motion as a function.
  package var springLaw: SpringLaw {
    if let law { return law }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let made = SpringLaw(
      angularFrequency: frequency,
      // measured (T3): UIKit's sheet spring has m 3, k 1000, c 500, and moves critically damped.
      dampingRatio: allowsOverdamping ? ratio : min(ratio, 1),
      initialVelocity: initialVelocity)
    law = made
    return made
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  package override func progress(at time: CFTimeInterval) -> Double {
    guard let timingFunction, timing.duration > 0 else { return springLaw.progress(at: time) }
    return springLaw.progress(
      at: timingFunction.evaluate(time / timing.duration) * timing.duration)
  }

  package override func resolve(
    duration fallback: CFTimeInterval, function: CAMediaTimingFunction?
  ) {
    // The transaction's timing function is for other animations; a spring has its own timing.
    super.resolve(duration: fallback, function: nil)
  }
}
