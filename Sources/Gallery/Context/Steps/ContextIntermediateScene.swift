import UIKit
import VirtualDevice

// Seed 001, "4. (Addendum) Using an intermediate presentation": the listings are as printed, over
// the first attempt.

enum ContextIntermediate {
  class BottomViewController: ContextSetup.BottomViewController {
    override func presentChild() {
      let helperViewController = PresentationHelper()
      helperViewController.modalPresentationStyle = .overCurrentContext
      self.present(helperViewController, animated: false)
    }
  }

  class PresentationHelper: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      let viewController = PresentedViewController()
      viewController.modalPresentationStyle = .custom
      viewController.transitioningDelegate = viewController
      self.present(viewController, animated: true)
    }
  }

  class PresentedViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      self.view.backgroundColor = .red.withAlphaComponent(0.5)
    }
  }
}

extension ContextIntermediate.PresentedViewController {
  class PresentationController: ContextNaive.PresentedViewController.PresentationController {
    override var shouldPresentInFullscreen: Bool { false }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      self.presentingViewController.dismiss(animated: false)
    }
  }
}

extension ContextIntermediate.PresentedViewController: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return PresentationController(presentedViewController: presented, presenting: presenting)
  }
}

extension DeviceScene {
  static let contextIntermediate = DeviceScene(
    name: "context-intermediate", title: "A presentation in between",
    summary:
      "Over a helper that stands in the context the property works, and the slider is alive.",
    seed: "001", calls: ContextSetup.calls,
    script: ContextSetup.script,
    root: { _ in
      ContextSetup.ContainerViewController<ContextIntermediate.BottomViewController>()
    })
}
