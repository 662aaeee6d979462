import UIKit
import VirtualDevice

// Seed 003, "Programmatically change the size": the listing is as printed.

final class SheetProgrammaticController: MapController {
  typealias DetailViewController = PlaceController

  override func presentModal(sender: UIButton) {
    let detailViewController = DetailViewController()
    let nav = UINavigationController(rootViewController: detailViewController)

    if let sheet = nav.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
    }

    let medium = UIBarButtonItem(
      title: "Medium",
      primaryAction: .init(handler: { _ in
        if let sheet = nav.sheetPresentationController {
          sheet.animateChanges {
            sheet.selectedDetentIdentifier = .medium
          }
        }
      }))

    let large = UIBarButtonItem(
      title: "Large", image: nil,
      primaryAction: .init(handler: { _ in
        if let sheet = nav.sheetPresentationController {
          sheet.animateChanges {
            sheet.selectedDetentIdentifier = .large
          }
        }
      }))

    detailViewController.navigationItem.leftBarButtonItem = medium
    detailViewController.navigationItem.rightBarButtonItem = large

    present(nav, animated: true, completion: nil)
  }
}

extension DeviceScene {
  static let sheetProgrammatic = DeviceScene(
    name: "sheet-programmatic", title: "Sizes chosen by code",
    summary: "Two bar buttons select the detents inside of animateChanges.",
    seed: "003", calls: MapController.calls,
    script: [
      .tap("Present"), .settle, .hold(0.4), .tap("Large"), .settle, .hold(0.5), .tap("Medium"),
      .settle, .hold(0.5), .tap("Large"), .advance(0.12), .tap("Medium"), .settle, .hold(0.3),
    ],
    root: { _ in SheetProgrammaticController() })
}
