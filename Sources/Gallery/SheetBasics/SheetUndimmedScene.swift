import UIKit
import VirtualDevice

// Seed 003, "Interact with underneath content": the listing is as printed, but for `@objc` before
// the method.

final class SheetUndimmedController: MapController {
  typealias DetailViewController = PlacesController

  override func presentModal(sender: UIButton) {
    let detailViewController = DetailViewController()
    let nav = UINavigationController(rootViewController: detailViewController)
    nav.modalPresentationStyle = .pageSheet

    if let sheet = nav.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.largestUndimmedDetentIdentifier = .medium  // add
    }
    present(nav, animated: true, completion: nil)
  }
}

extension DeviceScene {
  static let sheetUndimmed = DeviceScene(
    name: "sheet-undimmed", title: "The map stays live",
    summary:
      "At half height nothing is dimmed and the map takes touches; at full height it does not.",
    seed: "003", calls: MapController.calls,
    script: { stage in
      let finger = ScriptFinger(stage)
      guard finger.isTall else {
        return TouchScript([
          .tap("Present"), .settle, .hold(0.6), .call("dismiss", argument: nil), .settle,
        ])
      }
      return TouchScript(
        [
          .tap("Present"), .settle, .hold(0.3), .tap("Pin Café Linden"), .hold(0.7),
          .tap("Pin City Library"), .hold(0.6),
        ]
          + finger.drag(fromY: finger.barAtMedium, by: -stage.size.height * 0.35, over: 0.35)
          + [.settle, .hold(0.3)]
          + finger.drag(
            fromY: stage.safeArea.top + 30, by: stage.size.height * 0.4, over: 0.55)
          + [.settle, .hold(0.4)])
    },
    root: { _ in SheetUndimmedController() })
}
