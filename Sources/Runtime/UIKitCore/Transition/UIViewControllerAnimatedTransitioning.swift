/// The methods that implement an animated transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the animation in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Performs the animation: adds the new view to the container, animates, and calls
  /// `completeTransition(_:)` once at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns an animator for the transition that can be paused, scrubbed and reversed; the same one
  /// at every call for one transition. Without it the transition can only be interactive from its
  /// start.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Notifies the animator that the transition ended. The default does nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a placeholder that stands for no animator and animates nothing.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator.shared }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
