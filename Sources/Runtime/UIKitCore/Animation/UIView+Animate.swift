extension UIView {
  /// A Boolean value that indicates whether changes in animation blocks are animated. The default
  /// is `true`.
  public class var areAnimationsEnabled: Bool { RunningAnimations.current.areEnabled }

  /// Enables or disables the animation of changes.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    RunningAnimations.current.areEnabled = enabled
  }

  /// The duration of the innermost animation block in seconds; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    RunningAnimations.current.blocks.last?.duration ?? 0
  }

  /// Performs changes without animation, also inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let running = RunningAnimations.current
    let before = running.areEnabled
    running.areEnabled = false
    actionsWithoutAnimation()
    running.areEnabled = before
  }

  /// Animates changes over `duration` seconds with easing at both ends.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Animates changes over `duration` seconds; `completion` is called with `false` if the animation
  /// was interrupted.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes over `duration` seconds after `delay` seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let isKeyboards = options.hasKeyboardCurve
    let animation = ViewAnimation(
      timing: isKeyboards ? KeyboardMotion.timing : .curve(options.curve.timingFunction),
      duration: isKeyboards ? KeyboardMotion.duration : duration, delay: delay, options: options,
      completion: completion)
    animation.run(animations)
  }

  /// Animates changes with a spring that comes to rest within `duration` seconds.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 without overshoot, near 0 with much; values outside 0…1 are clamped. The
  ///     spring's rate follows from it and the duration (AN1, AN2).
  ///   - velocity: The initial velocity in total distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let damping = min(max(Double(dampingRatio), 0.01), 1)
    let frequency = SpringDuration.angularFrequency(duration: duration, dampingRatio: damping)
    let animation = ViewAnimation(
      timing: .spring(
        mass: 1, stiffness: frequency * frequency, damping: 2 * damping * frequency,
        initialVelocity: Double(velocity)),
      duration: duration, delay: delay, options: options, completion: completion)
    animation.run(animations)
  }

  /// Animates changes with a spring described by its perceived duration in seconds and its bounce
  /// (0 none, 1 for ever; negative is sluggish).
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let perceived = max(duration, 0.001)
    let frequency = 2 * Double.pi / perceived
    let bounce = min(max(Double(bounce), -0.99), 0.99)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    let spring = CASpringAnimation()
    spring.mass = 1
    spring.stiffness = frequency * frequency
    spring.damping = 2 * ratio * frequency
    spring.initialVelocity = Double(initialSpringVelocity)
    let animation = ViewAnimation(
      timing: .spring(
        mass: 1, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: spring.initialVelocity),
      duration: spring.settlingDuration, delay: delay, options: options, completion: completion)
    animation.run(animations)
  }

  /// The shared action for changes that are not animated, of which there are several in every
  /// frame.
  private static let noAction = NSNull()

  func animationAction(for layer: CALayer, key: String) -> any CAAction {
    guard layer === self.layer, let animation = ViewAnimation.current,
      let property = LayerKey(rawValue: key), property.isAnimatedByViews
    else { return Self.noAction }
    return ViewAnimationAction(
      animation: animation, key: property, old: layer.properties.value(property))
  }
}

/// The relation between a spring's frequency and the duration that UIKit is given.
package enum SpringDuration {
  /// The remaining fraction of the distance at the end (fit, AN1).
  private static let rest = 0.001
  /// The root of (1 + x)·e^−x = 0.001: rate times duration of a critical spring (fit, AN2).
  private static let critical = 9.233_413_476_4

  /// Returns the undamped angular frequency, in radians per second, of a spring that settles after
  /// `duration`.
  package static func angularFrequency(duration: Double, dampingRatio: Double) -> Double {
    let duration = max(duration, 0.001)
    if dampingRatio >= 1 { return critical / duration }
    let root = (1 - dampingRatio * dampingRatio).squareRoot()
    return log(dampingRatio / (rest * root)) / (dampingRatio * duration)
  }
}
