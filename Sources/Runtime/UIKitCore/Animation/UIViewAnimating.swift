/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not started, or has finished.
  case inactive
  /// The animations are running or paused.
  case active
  /// The animations are stopped, and to be finished with ``UIViewAnimating/finishAnimation(at:)``.
  case stopped
}

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The final values of the animation.
  case end
  /// The values from before the animation.
  case start
  /// The values that currently show.
  case current
}

/// The methods and properties that control a running animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animations are running.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animations run in reverse.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation in its current direction, 0 to 1. Setting it pauses.
  var fractionComplete: CGFloat { get set }

  /// Starts the animations, or resumes paused ones.
  func startAnimation()
  /// Starts the animations after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations at their current values. Those not started yet are paused at their
  /// start.
  func pauseAnimation()
  /// Stops the animations at their current values; with `true` completely, else until
  /// ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes stopped animations: sets the values, calls the completions and resets the state.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The methods that add blocks of changes to an animator. Every member is optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Animates the changes of a block, beginning after a fraction, 0 to 1, of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Animates the changes of a block.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is called at the end with the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes paused animations with other timing, `nil` for their own, over a multiple of the
  /// original duration, 0 for the remaining time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Adds the block without a delay.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Makes the changes without animation.
  public func addAnimations(_ animation: @escaping () -> Void) { animation() }

  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// Resumes the animations with the animator's own timing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }
}
