import UIKit
import VirtualDevice

// Seed 001, "1. Custom dismissal gesture": what the article adds to its state before, as printed, but
// for `@objc` and `#selector`.

enum ContextBackgroundButton {
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

extension ContextBackgroundButton.PresentedViewController {
  class PresentationController: ContextFramed.PresentedViewController.PresentationController {
    let backgroundButton: UIButton = {
      let button = UIButton(frame: .zero)
      button.translatesAutoresizingMaskIntoConstraints = false

      return button
    }()

    #if canImport(ObjectiveC)
      @objc
    #endif
    func backgroundButtonTapped() {
      self.presentedViewController.dismiss(animated: true)
    }

    #if canImport(ObjectiveC)
      static let tapped = #selector(backgroundButtonTapped)
    #else
      static let tapped = Selector(
        "backgroundButtonTapped", PresentationController.backgroundButtonTapped)
    #endif

    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      let containerView = self.containerView!

      containerView.insertSubview(self.backgroundButton, belowSubview: self.dimmingView)
      self.backgroundButton.frame = containerView.bounds
      self.backgroundButton.addTarget(
        self,
        action: Self.tapped,
        for: .touchDown
      )
    }
  }
}

extension ContextBackgroundButton.PresentedViewController: UIViewControllerTransitioningDelegate {
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
  static let contextBackgroundButton = DeviceScene(
    name: "context-background-button", title: "A touch outside dismisses",
    summary:
      "A button behind the dimming fills the container: touching the slider dismisses the child.",
    seed: "001", calls: ContextSetup.calls,
    script: { stage in
      TouchScript(
        [.tap("Present"), .settle, .hold(0.3), .tapPoint(ContextSetup.dimmed(stage)), .hold(0.3)]
          + ContextSetup.drag(stage) + [.settle, .hold(0.2)] + ContextSetup.drag(stage)
          + [.hold(0.5)])
    },
    root: { _ in
      ContextSetup.ContainerViewController<ContextBackgroundButton.BottomViewController>()
    })
}
