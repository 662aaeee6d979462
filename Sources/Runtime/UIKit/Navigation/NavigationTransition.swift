/// The change from one controller on top of the stack to another, while it runs.
@MainActor
final class NavigationTransition {
  let from: UIViewController
  let to: UIViewController
  let operation: UINavigationController.Operation
  let animated: Bool
  /// Controllers that leave the stack for good when it is over.
  let leaving: [UIViewController]
  /// Controllers that are new on the stack.
  let arriving: [UIViewController]
  /// The stack from before.
  let oldStack: [UIViewController]
  /// What animators and coordinators know of it; `nil` when nothing is animated.
  var context: ControllerTransition?
  /// Whether the controllers fade into each other instead of sliding.
  var fades = false
  /// Whether a finger has the slide.
  var isInHand = false
  /// A client's animation; `nil` for the slide.
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

  /// Whether a finger at the edge may take hold of the running change.
  var canBeTaken: Bool { animated && animator == nil && !fades && !isInHand }

  /// Seconds of the slide (measured.md T12).
  static let duration = 0.35
  /// How far the lower controller moves, as a share of the width. Grade: widely observed.
  static let parallax: CGFloat = 0.3
  /// How dark the lower controller gets. Grade: tunable.
  static let shade: CGFloat = 0.1
}
