/// The context of a transition for its animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The container view of the transition.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition is interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The presented controller's style; `.none` for transitions of containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The transform of the presented view for a rotation; the identity, since windows rotate as a
  /// whole.
  var targetTransform: CGAffineTransform { get }

  /// Reports the progress of an interactive transition, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interactive phase ended and the transition finishes.
  func finishInteractiveTransition()
  /// Reports that the interactive phase ended and the transition is cancelled.
  func cancelInteractiveTransition()
  /// Reports that the user interrupted the running transition.
  func pauseInteractiveTransition()
  /// Completes the transition; `false` if it was cancelled. Call it once at the end of the
  /// animation.
  func completeTransition(_ didComplete: Bool)

  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view that the animator may move; `nil` for the presenter's view if it stays in
  /// place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition; zero if it is not in the
  /// container.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition; zero if it will not be in the
  /// container.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The keys of a transition's controllers.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public var rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The keys of a transition's views.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public var rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
