/// Animates the transition from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds that the animation takes.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the view that comes to the container, animates, and calls `completeTransition(_:)` once at
  /// the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// An animator for the transition that can be paused, scrubbed and turned round; the same one at
  /// every call for one transition. Without it the animation can be driven by hand from the start
  /// only.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// The transition is over. The default does nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// None by default: what is returned stands for that and animates nothing.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator.shared }

  /// Nothing by default.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
