/// The transition animator of alerts and action sheets: an alert fades in while the screen is
/// dimmed, an action sheet at the bottom slides.
@MainActor
final class AlertAnimator: NSObject, AlongsideAnimating {
  private let controller: AlertPresentationController
  private let isDismissal: Bool

  init(_ controller: AlertPresentationController, isDismissal: Bool) {
    self.controller = controller
    self.isDismissal = isDismissal
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { PopoverAnimator.duration }

  /// Animates the transition: the dimming view follows the measured spring; the card neither moves
  /// nor grows (T11), it fades.
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let card = controller.card else { return context.completeTransition(true) }
    let slides = card.style.glass == nil && card.style.fill == .clear
    let rest = card.center
    let outside = CGPoint(
      x: rest.x, y: rest.y + context.containerView.bounds.height - card.frame.minY)
    if !isDismissal {
      context.containerView.addSubview(card)
      card.layoutIfNeeded()
      if slides { card.center = outside } else { card.alpha = 0 }
    }
    PopoverAnimator.animate {
      controller.dim(!isDismissal)
      if slides {
        card.center = isDismissal ? outside : rest
      } else {
        card.alpha = isDismissal ? 0 : 1
      }
    } then: {
      if self.isDismissal, slides { card.center = rest }
      card.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animateAlongside(_ changes: () -> Void) {
    PopoverAnimator.animate(changes)
  }
}
