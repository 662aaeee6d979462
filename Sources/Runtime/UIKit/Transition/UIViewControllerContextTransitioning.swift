/// What an animator needs to know of the transition it animates.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// Whether the transition is animated at all.
  var isAnimated: Bool { get }
  /// Whether the user drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was called off.
  var transitionWasCancelled: Bool { get }
  /// The presented controller's style; `.none` for transitions of containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The transform that turns the arriving view; the identity, since windows turn as a whole.
  var targetTransform: CGAffineTransform { get }

  /// Tells how far the user has driven the transition, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The user let go and the transition goes on by itself.
  func finishInteractiveTransition()
  /// The user let go and the transition goes back.
  func cancelInteractiveTransition()
  /// The user takes hold of the running transition.
  func pauseInteractiveTransition()
  /// The animation is over; `false` when the transition was called off. Call it once.
  func completeTransition(_ didComplete: Bool)

  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that the animator may move; `nil` for the presenter's while it stays in place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is before the transition; zero while it is not in the container.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is after the transition; zero if it will not be in the container.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that shows before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that shows after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that shows before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that shows after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
