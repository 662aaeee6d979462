import UIKit
import VirtualDevice

// Seed 001, "The setup": the listing is as printed.

enum ContextBuiltin {
  class BottomViewController: ContextSetup.BottomViewController {
    override func presentChild() {
      let presentedViewController = PresentedViewController()
      presentedViewController.modalPresentationStyle = .overCurrentContext
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

extension DeviceScene {
  static let contextBuiltin = DeviceScene(
    name: "context-builtin", title: "Over the current context",
    summary: "UIKit's own style stays in the lower half, and the slider above can be moved.",
    seed: "001", calls: ContextSetup.calls, script: ContextSetup.script,
    root: { _ in
      ContextSetup.ContainerViewController<ContextBuiltin.BottomViewController>()
    })
}
