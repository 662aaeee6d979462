/// Lets a sheet present and dismiss itself inside of the machine that runs every transition.
@MainActor
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let shell: SheetShell
  private let isDismissal: Bool

  init(_ shell: SheetShell, isDismissal: Bool) {
    self.shell = shell
    self.isDismissal = isDismissal
  }

  /// Zero: the spring decides, and coordinators say so (T7, measured).
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isDismissal {
      shell.dismiss(context)
    } else {
      context.containerView.addSubview(shell.wrapper)
      shell.present(context)
    }
  }

  /// Runs changes with the sheet's own spring.
  static func animateAlongside(_ changes: () -> Void) {
    ViewAnimation(
      timing: StandardTransition.spring, duration: StandardTransition.springDuration, delay: 0,
      options: [], completion: nil
    ).run(changes)
  }
}
