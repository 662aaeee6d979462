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
}
