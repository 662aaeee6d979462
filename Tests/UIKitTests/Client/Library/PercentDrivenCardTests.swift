import DetentTesting
import Testing
import UIKit

/// A card as libraries write it: its own presentation controller and animator, and a dismissal that
/// a pan drives.
@MainActor
private final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  let driver = CardDriver()

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator(isPresenting: false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver.isRunning ? driver : nil }
}

private final class CardPresentation: UIPresentationController {
  let dim = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
  }

  override func presentationTransitionWillBegin() {
    dim.backgroundColor = .black
    dim.alpha = 0
    dim.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dim, at: 0)
    presentedViewController.transitionCoordinator?.animate { _ in self.dim.alpha = 0.4 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in self.dim.alpha = 0 }
  }

  override func containerViewDidLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = context.view(forKey: key) else { return context.completeTransition(false) }
    let offset = CGAffineTransform(translationX: 0, y: 300)
    if isPresenting {
      context.containerView.addSubview(view)
      if let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller)
      }
      view.transform = offset
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear
    ) {
      view.transform = self.isPresenting ? .identity : offset
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor
private final class CardDriver: UIPercentDrivenInteractiveTransition {
  private(set) var isRunning = false
  weak var card: UIViewController?

  func pan(_ recognizer: UIPanGestureRecognizer) {
    let share = max(0, recognizer.translation(in: recognizer.view?.superview).y / 300)
    switch recognizer.state {
    case .began:
      isRunning = true
      card?.dismiss(animated: true)
    case .changed:
      update(share)
    case .ended:
      isRunning = false
      if share > 0.5 { finish() } else { cancel() }
    default:
      isRunning = false
      cancel()
    }
  }
}

private final class DrivenCardController: UIViewController {
  private let transition = CardTransition()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
    transition.driver.card = self
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let driver = transition.driver
    let pan = UIPanGestureRecognizer(
      target: driver, action: Selector("pan(_:)", CardDriver.pan(_:)))
    view.addGestureRecognizer(pan)
  }
}

@MainActor
@Suite("A card whose dismissal a pan drives")
struct PercentDrivenCardTests {
  private func presented() throws -> (TestApp, UIViewController, DrivenCardController) {
    let root = UIViewController()
    let app = TestApp { root }
    try app.settle()
    let card = DrivenCardController()
    root.present(card, animated: true)
    try app.settle()
    return (app, root, card)
  }

  @Test("It follows the finger with its dimming view, and comes back when the pan ends early")
  func cancels() throws {
    let (app, root, card) = try presented()
    let dim = try #require((card.presentationController as? CardPresentation)?.dim)
    let finger = app.touch(at: CGPoint(x: 180, y: 600))
    try finger.move(by: CGVector(dx: 0, dy: 100), over: 0.5)
    app.advance(by: 0.1)
    let shift = try #require(card.view.layer.presentation()?.frame.minY) - card.view.bounds.height
    #expect(shift > 200)
    let opacity = try #require(dim.layer.presentation()?.opacity)
    #expect(opacity < 0.35 && opacity > 0.2)
    try finger.lift()
    try app.settle()
    #expect(root.presentedViewController === card && card.view.window != nil)
    #expect(card.view.transform.isIdentity && abs(dim.alpha - 0.4) < 0.001)
  }

  @Test("It is dismissed when the pan ends beyond the middle")
  func finishes() throws {
    let (app, root, card) = try presented()
    let finger = app.touch(at: CGPoint(x: 180, y: 600))
    try finger.move(by: CGVector(dx: 0, dy: 210), over: 0.5)
    try finger.lift()
    try app.settle()
    #expect(root.presentedViewController == nil && card.view.window == nil)
  }
}
