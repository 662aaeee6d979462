import UIKit
import VirtualDevice

// Seed 003, "Basic usage": the listing is as printed, but for `@objc` before the method.

final class SheetBasicController: MapController {
  typealias DetailViewController = PlacesController

  override func presentModal(sender: UIButton) {
    // Create your child view controller
    let detailViewController = DetailViewController()

    // Set its sheet properties
    if let sheet = detailViewController.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
    }
    present(detailViewController, animated: true, completion: nil)
  }
}

extension DeviceScene {
  static let sheetBasic = DeviceScene(
    name: "sheet-basic", title: "A sheet with two detents",
    summary: "Opens at half height; a swipe up, or scrolling its list up, makes it large.",
    seed: "003", calls: MapController.calls,
    script: { stage in
      let finger = ScriptFinger(stage)
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.35)]
          + finger.swipe(from: 0.8, to: 0.45, over: 0.3) + [.settle, .hold(0.2)]
          + finger.swipe(from: 0.75, to: 0.5, over: 0.35, resting: true) + [.hold(0.2)]
          + finger.swipe(from: 0.25, to: 0.8, over: 0.5) + [.settle, .hold(0.2)]
          + finger.swipe(from: 0.55, to: 0.92, over: 0.3) + [.settle, .hold(0.4)])
    },
    root: { _ in SheetBasicController() })
}
