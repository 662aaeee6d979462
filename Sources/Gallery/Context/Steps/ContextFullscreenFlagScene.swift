import UIKit
import VirtualDevice

// Seed 001, "UIPresentationController.shouldPresentInFullscreen to the rescue… or not": the first
// attempt with the property overridden, as the article says in words.

enum ContextFullscreenFlag {
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

extension ContextFullscreenFlag.PresentedViewController {
  class PresentationController: ContextNaive.PresentedViewController.PresentationController {
    override var shouldPresentInFullscreen: Bool { false }
  }
}

extension ContextFullscreenFlag.PresentedViewController: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return PresentationController(presentedViewController: presented, presenting: presenting)
  }
}

extension DeviceScene {
  static let contextFullscreenFlag = DeviceScene(
    name: "context-fullscreen-flag", title: "A property that changes nothing",
    summary: "With shouldPresentInFullscreen off everything is as before.",
    seed: "001", calls: ContextSetup.calls, script: ContextSetup.script,
    root: { _ in
      ContextSetup.ContainerViewController<ContextFullscreenFlag.BottomViewController>()
    })
}
