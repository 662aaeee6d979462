import Testing
import UIKit
import VirtualDevice

@MainActor
@Suite("Devices that are released")
struct DeviceReleaseTests {
  @Test("An app goes with its device while a finger touches it")
  func fingerIsDown() {
    weak var root: UIViewController?
    weak var recognizer: UIGestureRecognizer?
    do {
      let device = VirtualDevice()
      device.show {
        let controller = UIViewController()
        let tap = UITapGestureRecognizer()
        controller.view.addGestureRecognizer(tap)
        root = controller
        recognizer = tap
        return controller
      }
      device.step()
      let finger = device.touch(at: CGPoint(x: 100, y: 400))
      #expect(recognizer?.numberOfTouches == 1)
      #expect(finger.isDown)
    }
    #expect(root == nil)
    #expect(recognizer == nil)
  }

  @Test(
    "An app goes with its device during a presentation, a dismissal and a push, and no block is called",
    arguments: ["present", "dismiss", "swipe", "push"])
  func duringTransition(kind: String) throws {
    weak var root: UIViewController?
    weak var other: UIViewController?
    var calls = 0
    do {
      let device = VirtualDevice()
      let navigation = UINavigationController(rootViewController: UIViewController())
      let page = UIViewController()
      (root, other) = (navigation, page)
      device.show { navigation }
      device.step()
      device.host.enter {
        if kind == "push" { return navigation.pushViewController(page, animated: true) }
        navigation.present(page, animated: kind == "present") { [page] in
          calls += page.isBeingPresented ? 0 : 1
        }
      }
      if kind == "dismiss" || kind == "swipe" { try device.settle() }
      if kind == "dismiss" {
        device.host.enter { navigation.dismiss(animated: true) { [page] in _ = page.view } }
      }
      if kind == "swipe" {
        let finger = device.touch(at: CGPoint(x: 190, y: 300))
        try finger.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
      }
      device.advance(by: 0.1)
      #expect(root?.transitionCoordinator != nil)
    }
    #expect(root == nil)
    #expect(other == nil)
    #expect(calls == (kind == "dismiss" || kind == "swipe" ? 1 : 0))
  }

  @Test("An app goes with its device while views are animated, and no completion is called")
  func duringAnimation() {
    weak var root: UIViewController?
    var calls = 0
    do {
      let device = VirtualDevice()
      let controller = UIViewController()
      root = controller
      device.show { controller }
      device.step()
      device.host.enter {
        UIView.animate(withDuration: 1) {
          controller.view.alpha = 0.5
        } completion: { [controller] _ in
          calls += controller.isViewLoaded ? 1 : 0
        }
      }
      device.advance(by: 0.1)
      #expect(!device.pendingWork.isEmpty)
    }
    #expect(root == nil)
    #expect(calls == 0)
  }
}
