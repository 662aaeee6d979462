import UIKit
import VirtualDevice

// Seed 001, "Calculating the frame ourselves": the listings are as printed.

enum ContextFramed {
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

extension ContextFramed.PresentedViewController {
  class PresentationController: UIPresentationController {
    let contextViewController: UIViewController

    let dimmingView: UIView = {
      let view = UIView(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.backgroundColor = .black
      view.alpha = 0.0

      return view
    }()

    init(
      presentedViewController: UIViewController, presenting: UIViewController?,
      context: UIViewController
    ) {
      self.contextViewController = context
      super.init(presentedViewController: presentedViewController, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let containerView = containerView else { return .zero }

      let contextBounds = self.contextViewController.view.convert(
        self.contextViewController.view.bounds,
        to: containerView
      )
      return CGRect(
        x: 0.0,
        y: contextBounds.midY,
        width: contextBounds.width,
        height: contextBounds.height / 2.0
      )
    }

    override func presentationTransitionWillBegin() {
      let containerView = self.containerView!

      if let presentedView = self.presentedView {
        containerView.insertSubview(self.dimmingView, belowSubview: presentedView)
      } else {
        containerView.addSubview(self.dimmingView)
      }

      self.dimmingView.frame = self.contextViewController.view.convert(
        self.contextViewController.view.bounds,
        to: containerView
      )

      if let coordinator = self.presentedViewController.transitionCoordinator {
        coordinator.animate { _ in
          self.dimmingView.alpha = 0.5
        }
      } else {
        self.dimmingView.alpha = 0.5
      }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      if completed == false {
        self.dimmingView.removeFromSuperview()
      }
    }

    override func dismissalTransitionWillBegin() {
      if let coordinator = self.presentedViewController.transitionCoordinator {
        coordinator.animate { _ in
          self.dimmingView.alpha = 0.0
        }
      } else {
        self.dimmingView.alpha = 0.0
      }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      self.dimmingView.removeFromSuperview()
    }
  }
}

extension ContextFramed.PresentedViewController: UIViewControllerTransitioningDelegate {
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
  static let contextFramed = DeviceScene(
    name: "context-framed", title: "In the right place, and in the way",
    summary: "The child stays in the context, but UIKit's container takes the slider's touches.",
    seed: "001", calls: ContextSetup.calls, script: ContextSetup.script,
    root: { _ in
      ContextSetup.ContainerViewController<ContextFramed.BottomViewController>()
    })
}
