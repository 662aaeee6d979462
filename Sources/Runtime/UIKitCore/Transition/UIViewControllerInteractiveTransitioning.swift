/// The methods that drive a transition interactively.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts an interactive transition and sets up its views. From then on the object reports the
  /// progress to the context, and at the end that the transition is finished or cancelled and
  /// complete.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the animation, 1 for the transition's own speed. The default is 1.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the animation. The default is `.easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition starts interactively, or runs and can be
  /// interrupted later. The default is `true`.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1.
  public var completionSpeed: CGFloat { 1 }
  /// Returns `.easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Returns `true`.
  public var wantsInteractiveStart: Bool { true }
}
