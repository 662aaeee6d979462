import UIKit
import VirtualDevice

/// A sheet with a search field: it is large while the keyboard is shown.
final class KeyboardSearchController: MapController {
  override func presentModal(sender: UIButton) {
    let places = PlacesController()
    if let sheet = places.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(places, animated: true)
  }
}

extension DeviceScene {
  static let keyboardSearch = DeviceScene(
    name: "keyboard-search", title: "A search in a sheet",
    summary: "The keyboard takes the sheet to full height; its search key gives the height back.",
    calls: MapController.calls,
    script: [
      .tap("Present"), .settle, .hold(0.3), .tap("Search the town"), .settle, .hold(0.3),
      .type("li"), .hold(0.5), .type("n"), .hold(0.5), .tap("search"), .settle, .hold(0.6),
    ],
    root: { _ in KeyboardSearchController() })
}
