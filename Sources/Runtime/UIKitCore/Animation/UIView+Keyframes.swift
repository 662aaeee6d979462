extension UIView {
  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews inside the animation, so that they move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the animated views receive touches during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the presented values.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backwards at the end; only together with ``repeat``.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the animation's own duration inside another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inherits no options from a surrounding animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolates linearly between keyframes. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Interpolates along a smooth curve through keyframes. Drawn as
    /// ``calculationModeLinear``: the views are at the same places at the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve at a constant pace. Drawn as ``calculationModeLinear``.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Animates the keyframes that
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` adds inside of
  /// `animations`, over `duration` seconds after `delay` seconds, with easing at both ends of the
  /// whole.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay,
      // The curve of plain animations applies here too, as in UIKit.
      options: AnimationOptions(rawValue: options.rawValue & 0xf_03ff),
      animations: {
        let keyframes = KeyframeChanges()
        let running = RunningAnimations.current
        running.keyframes.append(keyframes)
        animations()
        running.keyframes.removeLast()
        if let animation = ViewAnimation.current { keyframes.run(by: animation) }
      }, completion: completion)
  }

  /// Adds a keyframe whose start and duration are fractions, 0 to 1, of the duration of the
  /// surrounding `animateKeyframes`. Outside of one it is reported, and the changes are made at
  /// once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = RunningAnimations.current.keyframes.last else {
      Misuse.report(AnimationMisuse.keyframeOutsideAnimation)
      return animations()
    }
    let start = min(max(frameStartTime, 0), 1)
    let end = min(start + max(frameDuration, 0), 1)
    ViewAnimation(keyframe: KeyframeChanges.Part(all: keyframes, start: start, end: end)).run(
      animations)
  }
}
