/// The animator that scales a popover out of its source and fades it.
@MainActor
final class PopoverAnimator: NSObject, AlongsideAnimating {
  /// The frequency of a critically damped spring; that of other appearing views (T11; for popovers
  /// tunable).
  private static let omega = 22.88
  /// The time in seconds in which the spring settles to a thousandth (AN2).
  static let duration = 9.233_413_476_4 / omega

  private let view: PopoverView
  private let isDismissal: Bool
  private let firstScale: CGFloat

  init(_ shell: PopoverShell, isDismissal: Bool) {
    view = shell.view
    self.isDismissal = isDismissal
    firstScale = shell.view.style.firstScale
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let small = view.transform(scale: firstScale, towards: view.placement.tip)
    if !isDismissal {
      context.containerView.addSubview(view)
      view.layoutIfNeeded()
      view.transform = small
      view.alpha = 0
    }
    Self.animation { _ in
      self.view.transform = .identity
      self.view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }.run {
      view.transform = isDismissal ? small : .identity
      view.alpha = isDismissal ? 0 : 1
    }
  }

  func animateAlongside(_ changes: () -> Void) {
    Self.animate(changes)
  }

  /// Animates changes with the spring of popovers, and calls a completion handler.
  static func animate(_ changes: () -> Void, then completion: (() -> Void)? = nil) {
    animation(completion.map { work in { _ in work() } }).run(changes)
  }

  private static func animation(_ completion: ((Bool) -> Void)?) -> ViewAnimation {
    ViewAnimation(
      timing: .spring(mass: 1, stiffness: omega * omega, damping: 2 * omega, initialVelocity: 0),
      duration: duration, delay: 0, options: .overrideInheritedOptions, completion: completion)
  }
}
