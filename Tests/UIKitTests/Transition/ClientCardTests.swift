import DetentTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("A card of a client's own")
struct ClientCardTests {
  /// As tutorials write it: dims alongside, and follows the content's size in an animation.
  private final class Card: UIPresentationController {
    let dim = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let container = containerView else { return .zero }
      let height = max(presentedViewController.preferredContentSize.height, 300)
      return CGRect(
        x: 16, y: container.bounds.height - height - 42, width: container.bounds.width - 32,
        height: height)
    }
    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
        options: [.beginFromCurrentState]
      ) {
        self.containerView?.setNeedsLayout()
        self.containerView?.layoutIfNeeded()
      }
    }
    override func presentationTransitionWillBegin() {
      guard let containerView else { return }
      dim.frame = containerView.bounds
      dim.backgroundColor = .black
      dim.alpha = 0
      containerView.insertSubview(dim, at: 0)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.dim.alpha = 0.5
      })
    }
  }

  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let to = transitionContext.viewController(forKey: .to) else { return }
      transitionContext.containerView.addSubview(to.view)
      let end = transitionContext.finalFrame(for: to)
      to.view.frame = end.offsetBy(dx: 0, dy: 400)
      UIView.animate(withDuration: 0.3) {
        to.view.frame = end
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  private final class Content: UIViewController, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Card(presentedViewController: presented, presenting: presenting)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      preferredContentSize = CGSize(width: 320, height: 350)
    }
  }

  @Test(
    "A size that becomes known as it appears neither ends the slide nor loses what runs alongside")
  func sizeWhileAppearing() throws {
    let root = UIViewController()
    let app = TestApp(device: .iPhone16) { root }
    try app.settle()
    let content = Content()
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = content
    root.present(content, animated: true)
    app.advance(by: 0.05)
    let early = try #require(content.view.layer.presentation()).frame.minY
    #expect(early > 560, "it comes from below: \(early)")
    try app.settle()
    #expect(content.view.frame.minY == 460 && content.view.frame.height == 350)
    let card = try #require(content.presentationController as? Card)
    #expect(card.dim.alpha == 0.5)
  }
}
