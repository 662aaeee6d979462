import UIKit
import VirtualDevice

// Seed 003, "How to prevent scrolling up": the listing is as printed, but for `@objc` before the
// method.

final class SheetNoScrollExpansionController: MapController {
  typealias DetailViewController = PlacesController

  override func presentModal(sender: UIButton) {
    let detailViewController = DetailViewController()
    let nav = UINavigationController(rootViewController: detailViewController)
    nav.modalPresentationStyle = .pageSheet

    if let sheet = nav.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false  // add
    }
    present(nav, animated: true, completion: nil)
  }
}

extension DeviceScene {
  static let sheetNoScrollExpansion = DeviceScene(
    name: "sheet-no-scroll-expansion", title: "Scrolling does not expand the sheet",
    summary: "The list scrolls at half height; only a drag of the navigation bar makes it large.",
    seed: "003", calls: MapController.calls,
    script: { stage in
      let finger = ScriptFinger(stage)
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.3)]
          + finger.swipe(from: 0.85, to: 0.62, over: 0.4, resting: true) + [.settle, .hold(0.3)]
          + finger.swipe(from: 0.7, to: 0.8, over: 0.3, resting: true) + [.settle, .hold(0.2)]
          + finger.drag(fromY: finger.barAtMedium, by: -stage.size.height * 0.35, over: 0.35)
          + [.settle, .hold(0.5)])
    },
    root: { _ in SheetNoScrollExpansionController() })
}
