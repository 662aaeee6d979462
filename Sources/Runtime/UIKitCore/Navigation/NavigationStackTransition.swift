/// A running transition between two top controllers of the stack.
@MainActor
final class NavigationStackTransition {
  let from: UIViewController
  let to: UIViewController
  let operation: UINavigationController.Operation
  let animated: Bool
  /// Controllers that are removed from the stack at the end.
  let leaving: [UIViewController]
  /// Controllers that were added to the stack.
  let arriving: [UIViewController]
  /// The stack before the transition.
  let oldStack: [UIViewController]
  /// The context for animators and coordinators; `nil` if nothing is animated.
  var context: ControllerTransition?
  /// Indicates whether the controllers cross-fade instead of sliding.
  var fades = false
  /// Indicates whether a touch drives the slide.
  var isInHand = false
  /// A client's animator; `nil` for the slide.
  var animator: (any UIViewControllerAnimatedTransitioning)?

  init(
    from: UIViewController, to: UIViewController, operation: UINavigationController.Operation,
    leaving: [UIViewController], arriving: [UIViewController] = [], oldStack: [UIViewController],
    animated: Bool
  ) {
    self.from = from
    self.to = to
    self.operation = operation
    self.leaving = leaving
    self.arriving = arriving
    self.oldStack = oldStack
    self.animated = animated
  }

  /// Indicates whether a touch at the edge may catch the running transition.
  var canBeTaken: Bool { animated && animator == nil && !fades && !isInHand }

  /// The duration of the slide in seconds (T12).
  static let duration = 0.35
  /// The displacement of the lower controller as a fraction of the width. Grade: widely observed.
  static let parallax: CGFloat = 0.3
  /// The opacity of the shade over the lower controller. Grade: tunable.
  static let shade: CGFloat = 0.1
}
