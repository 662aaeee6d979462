import UIKit
import VirtualDevice

// Seed 001, "The first attempt": the listings are as printed.

enum ContextNaive {
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

extension ContextNaive.PresentedViewController {
  class PresentationController: UIPresentationController {
    let dimmingView: UIView = {
      let view = UIView(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.backgroundColor = .black
      view.alpha = 0.0

      return view
    }()

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

      if let presentedView = self.presentedView {
        containerView.insertSubview(self.dimmingView, belowSubview: presentedView)
      } else {
        containerView.addSubview(self.dimmingView)
      }

      self.dimmingView.frame = containerView.bounds

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

extension ContextNaive.PresentedViewController: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return PresentationController(presentedViewController: presented, presenting: presenting)
  }
}

extension DeviceScene {
  static let contextNaive = DeviceScene(
    name: "context-naive", title: "A custom presentation leaves the context",
    summary: "The custom style dims and covers the whole screen, and the slider above is dead.",
    seed: "001", calls: ContextSetup.calls, script: ContextSetup.script,
    root: { _ in
      ContextSetup.ContainerViewController<ContextNaive.BottomViewController>()
    })
}
