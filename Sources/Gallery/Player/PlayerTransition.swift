import UIKit

/// A transition that grows the player from the bar that was tapped, and shrinks it back. It can be
/// interrupted and dragged.
final class PlayerTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let bar: UIView
  private var isDismissal = false
  private var running: UIViewPropertyAnimator?
  /// Drives dismissals by the drag that began them.
  let driver = UIPercentDrivenInteractiveTransition()
  /// Indicates whether the dismissal that begins now is interactive.
  var isDragged = false

  init(from bar: UIView) {
    self.bar = bar
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.55 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), dampingRatio: 0.86)
    if let view = context.view(forKey: isDismissal ? .from : .to) {
      animate(view, in: context, by: animator)
    }
    animator.addCompletion { [weak self] _ in
      self?.running = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    running = animator
    return animator
  }

  private func animate(
    _ view: UIView, in context: any UIViewControllerContextTransitioning,
    by animator: UIViewPropertyAnimator
  ) {
    let container = context.containerView
    let full = container.bounds
    let small = bar.convert(bar.bounds, to: container)
    view.clipsToBounds = true
    if !isDismissal {
      container.addSubview(view)
      view.frame = full
      view.layoutIfNeeded()
      view.frame = small
      view.layer.cornerRadius = bar.layer.cornerRadius
      view.layoutIfNeeded()
    }
    bar.alpha = 0
    let target = isDismissal ? small : full
    let radius = isDismissal ? bar.layer.cornerRadius : 44
    animator.addAnimations {
      view.frame = target
      view.layer.cornerRadius = radius
      view.layoutIfNeeded()
    }
    animator.addCompletion { [bar, isDismissal] position in
      let showsBar = isDismissal == (position == .end)
      bar.alpha = showsBar ? 1 : 0
    }
  }
}

extension PlayerTransition: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isDismissal = false
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isDismissal = true
    return self
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDragged ? driver : nil }
}
