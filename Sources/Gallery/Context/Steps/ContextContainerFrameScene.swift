import UIKit
import VirtualDevice

// Seed 001, "3. Poking the containerView's frame": the changed listings, as printed, over the state
// before.

enum ContextContainerFrame {
  class BottomViewController: ContextSetup.BottomViewController {
    override func presentChild() {
      let presentedViewController = PresentedViewController()
      presentedViewController.modalPresentationStyle = .custom
      presentedViewController.transitioningDelegate = presentedViewController
      self.present(presentedViewController, animated: true)
    }
  }

  class PresentedViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      self.view.backgroundColor = .red.withAlphaComponent(0.5)
    }
  }
}

extension ContextContainerFrame.PresentedViewController {
  class PresentationController: ContextFramed.PresentedViewController.PresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let containerView = containerView else { return .zero }
      return CGRect(
        x: 0.0,
        y: containerView.bounds.midY,
        width: containerView.bounds.width,
        height: containerView.bounds.height / 2.0
      )
    }

    override func presentationTransitionWillBegin() {
      let containerView = self.containerView!

      containerView.frame = self.contextViewController.view.convert(
        self.contextViewController.view.bounds,
        to: containerView.superview
      )
      super.presentationTransitionWillBegin()

      self.dimmingView.frame = containerView.bounds
    }
  }
}

extension ContextContainerFrame.PresentedViewController: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    var context = source

    while !context.definesPresentationContext,
      let parent = context.parent
    {
      context = parent
    }

    return PresentationController(
      presentedViewController: presented,
      presenting: presenting,
      context: context
    )
  }
}

extension DeviceScene {
  static let contextContainerFrame = DeviceScene(
    name: "context-container-frame", title: "A smaller container",
    summary: "The container itself is given the frame of the context, and the slider is alive.",
    seed: "001", calls: ContextSetup.calls,
    script: ContextSetup.script,
    root: { _ in
      ContextSetup.ContainerViewController<ContextContainerFrame.BottomViewController>()
    })
}
