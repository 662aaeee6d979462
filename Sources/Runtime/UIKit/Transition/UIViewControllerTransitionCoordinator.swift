/// What is known of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presented controller's style; `.none` for transitions of containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the user started the transition by hand.
  var initiallyInteractive: Bool { get }
  /// Whether the user can take hold of the running transition.
  var isInterruptible: Bool { get }
  /// Whether the user drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was called off.
  var isCancelled: Bool { get }
  /// Seconds the animation takes; 0 where a spring decides.
  var transitionDuration: TimeInterval { get }
  /// How far the user had driven the transition when letting go, 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the transition was going when the user let go, in ways per second of its duration.
  var completionVelocity: CGFloat { get }
  /// The curve on which the transition goes on.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// The transform that turns the arriving view; the identity, since windows turn as a whole.
  var targetTransform: CGAffineTransform { get }

  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A running transition, to animate alongside of it and to hear of its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes together with the transition, and calls `completion` after it.
  ///
  /// - Returns: Whether `animation` will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// As `animate(alongsideTransition:completion:)`, for a view outside of the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` whenever the user takes hold of the transition or lets it go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes together with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// As `animate(alongsideTransition:)`, for a view outside of the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
