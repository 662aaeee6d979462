import UIKit
import VirtualDevice

// Seed 003, "How to change starting position": the two printed lines, in the basic listing.

final class SheetStartsLargeController: MapController {
  typealias DetailViewController = PlaceController

  override func presentModal(sender: UIButton) {
    let detailViewController = DetailViewController()

    if let sheet = detailViewController.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = .large
    }
    present(detailViewController, animated: true, completion: nil)
  }
}

extension DeviceScene {
  static let sheetStartsLarge = DeviceScene(
    name: "sheet-starts-large", title: "A sheet that starts large",
    summary: "Opens at full height although it has a smaller detent, to which a drag leads.",
    seed: "003", calls: MapController.calls,
    script: { stage in
      let finger = ScriptFinger(stage)
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.5)]
          + finger.swipe(from: 0.2, to: 0.55, over: 0.4, resting: true) + [.settle, .hold(0.4)]
          + finger.swipe(from: 0.7, to: 0.5, over: 0.18) + [.settle, .hold(0.4)])
    },
    root: { _ in SheetStartsLargeController() })
}
