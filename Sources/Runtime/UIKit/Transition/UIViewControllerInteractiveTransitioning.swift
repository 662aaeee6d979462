/// Drives a transition by hand.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins: sets up what moves. From then on whoever drives tells the context how far it is, and
  /// at the end that it is finished or cancelled and complete.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest runs once it is let go, 1 for the transition's own pace. The default is 1.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest. The default is `.easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts in the hand, or by itself and can be taken hold of later. The
  /// default is `true`.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// `.easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// `true`.
  public var wantsInteractiveStart: Bool { true }
}
