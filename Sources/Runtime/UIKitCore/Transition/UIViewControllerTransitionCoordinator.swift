/// The properties of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presented controller's style; `.none` for transitions of containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition started interactively.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the user can interrupt the running transition.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the animation in seconds; 0 if a spring determines it.
  var transitionDuration: TimeInterval { get }
  /// The progress at the end of the interactive phase, 0 to 1.
  var percentComplete: CGFloat { get }
  /// The velocity at the end of the interactive phase, relative to the speed of the whole animation
  /// in its duration.
  var completionVelocity: CGFloat { get }
  /// The curve on which the transition continues.
  var completionCurve: UIView.AnimationCurve { get }
  /// The container view of the transition.
  var containerView: UIView { get }
  /// The transform of the presented view for a rotation; the identity, since windows rotate as a
  /// whole.
  var targetTransform: CGAffineTransform { get }

  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// The coordinator of a running transition, which runs animations alongside it and calls completion
/// handlers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations alongside the transition, and calls `completion` after it.
  ///
  /// - Returns: `true` if `animation` will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs animations alongside the transition, for a view outside the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` whenever the transition becomes interactive or ceases to be.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs animations alongside the transition, for a view outside the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
