import UIKit
import VirtualDevice

// Seed 003, "Appearance customization": the two printed lines, in the basic listing.

final class SheetAppearanceController: MapController {
  typealias DetailViewController = PlaceController

  override func presentModal(sender: UIButton) {
    let detailViewController = DetailViewController()

    if let sheet = detailViewController.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.preferredCornerRadius = 50
      sheet.prefersGrabberVisible = true
    }
    present(detailViewController, animated: true, completion: nil)
  }
}

extension DeviceScene {
  static let sheetAppearance = DeviceScene(
    name: "sheet-appearance", title: "Round corners and a grabber",
    summary: "A corner radius of 50 points and a grabber, which a tap or a drag moves on.",
    seed: "003", calls: MapController.calls,
    script: { stage in
      let finger = ScriptFinger(stage)
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.5)]
          + finger.drag(
            fromY: finger.barAtMedium - 18, by: -stage.size.height * 0.32, over: 0.35)
          + [.settle, .hold(0.4)]
          + finger.drag(
            fromY: stage.safeArea.top + 14, by: stage.size.height * 0.36, over: 0.45)
          + [.settle, .hold(0.4)])
    },
    root: { _ in SheetAppearanceController() })
}
