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

  /// The transition is over. The default does nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Nothing by default.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
