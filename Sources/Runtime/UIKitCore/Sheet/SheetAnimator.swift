/// The animator of a sheet: the sheet presents and dismisses itself in the transition.
@MainActor
final class SheetAnimator: NSObject, AlongsideAnimating {
  private let shell: SheetShell
  private let isDismissal: Bool
  var isInterruptible: Bool { true }

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

  /// Runs changes with the sheet's spring.
  func animateAlongside(_ changes: () -> Void) {
    shell.animateAlongside(changes)
  }
}
