import Testing
import UIKit

/// A root that presents one controller with an animator and perhaps a driver of the test's.
@MainActor
final class TransitionStage {
  let sheet = SheetStage { $0.scale = 1 }
  let delegate: Delegate
  let controller: CallLogController

  init(_ style: UIModalPresentationStyle = .fullScreen, animator: TestAnimator) {
    animator.log = sheet.root.log
    delegate = Delegate(animator)
    controller = CallLogController("vc", log: sheet.root.log)
    controller.modalPresentationStyle = style
    controller.transitioningDelegate = delegate
  }

  var root: CallLogController { sheet.root }
  var log: CallLogController.Log { sheet.root.log }
  var lines: [String] { sheet.root.log.lines }
  func advance(_ frames: Int = 1) { sheet.stage.advance(frames) }

  func present() {
    root.present(controller, animated: true)
    sheet.settle()
    log.lines = []
  }

  /// Where the presented view shows.
  var top: CGFloat { controller.view.layer.presented.frame.minY }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator: TestAnimator
    var forPresentation: (any UIViewControllerInteractiveTransitioning)?
    var forDismissal: (any UIViewControllerInteractiveTransitioning)?

    init(_ animator: TestAnimator) { self.animator = animator }

    private func begun(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
      animator.begin(isDismissal: isDismissal)
      return animator as? any UIViewControllerAnimatedTransitioning
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { begun(isDismissal: false) }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { begun(isDismissal: true) }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { forPresentation }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { forDismissal }
  }
}

/// Slides a controller up and down in 0.8 seconds. What an animator can do is up to the class that
/// conforms: Swift does not look for optional members in subclasses.
@MainActor
class TestAnimator: NSObject {
  var log: CallLogController.Log?
  var duration = 0.8
  var isDismissal = false
  var completes = true
  var asked = 0
  var context: (any UIViewControllerContextTransitioning)?

  func begin(isDismissal: Bool) { self.isDismissal = isDismissal }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    asked += 1
    return duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log?.lines.append("animateTransition")
    self.context = context
    let changes = setUp(context)
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: changes) {
      [weak self] _ in
      self?.end(context)
    }
  }

  /// Puts what comes into place. Returns what is to be animated.
  func setUp(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    let container = context.containerView
    if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: to)
      if isDismissal { container.insertSubview(view, at: 0) } else { container.addSubview(view) }
    }
    let moving = context.view(forKey: isDismissal ? .from : .to)
    let height = container.bounds.height
    if isDismissal { return { moving?.center.y += height } }
    moving?.center.y += height
    return { moving?.center.y -= height }
  }

  func end(_ context: any UIViewControllerContextTransitioning) {
    guard completes else { return }
    log?.lines.append("completeTransition")
    context.completeTransition(!context.transitionWasCancelled)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log?.lines.append("animationEnded:\(transitionCompleted)")
  }
}

/// With plain animations.
final class PlainTestAnimator: TestAnimator, UIViewControllerAnimatedTransitioning {}

/// With an animator that can be taken hold of.
final class InterruptibleTestAnimator: TestAnimator, UIViewControllerAnimatedTransitioning {
  var made: UIViewPropertyAnimator?
  var curve = UIView.AnimationCurve.linear

  override func begin(isDismissal: Bool) {
    made = nil
    super.begin(isDismissal: isDismissal)
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let made { return made }
    log?.lines.append("interruptibleAnimator")
    self.context = context
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve)
    animator.addAnimations(setUp(context))
    animator.addCompletion { [weak self] _ in self?.end(context) }
    made = animator
    return animator
  }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }
}
