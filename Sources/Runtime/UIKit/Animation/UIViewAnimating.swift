/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing: not started yet, or over.
  case inactive
  /// Its animations are under way, running or paused.
  case active
  /// Stopped, and to be finished with ``UIViewAnimating/finishAnimation(at:)``.
  case stopped
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that the animation goes to.
  case end
  /// At the values from before the animation.
  case start
  /// At the values that show.
  case current
}

/// Controls a running animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// What the animator is doing.
  var state: UIViewAnimatingState { get }
  /// Whether the animations move now.
  var isRunning: Bool { get }
  /// Whether the animations run back to their start.
  var isReversed: Bool { get set }
  /// How much of the way in the present direction is covered, 0 to 1. Setting it pauses.
  var fractionComplete: CGFloat { get set }

  /// Starts the animations, or lets paused ones go on.
  func startAnimation()
  /// Starts the animations after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animations where they are. Those not started yet are held at their start.
  func pauseAnimation()
  /// Ends the animations where they are; with `true` for good, else until
  /// ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends stopped animations: values, completions, state.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Controls an animation of the changes that blocks make. Every member is optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Animates what a block changes, beginning after a share, 0 to 1, of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Animates what a block changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Calls a block at the end with the place where it is.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets paused animations go on with other timing, `nil` for their own, in a share of the
  /// original duration, 0 for what is left of it.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Adds the block without a delay.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Makes the changes at once.
  public func addAnimations(_ animation: @escaping () -> Void) { animation() }

  /// Nothing by default.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// Goes on with the animator's own timing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }
}
