import UIKit
import VirtualDevice

// Seed 003, "Prevent dismissal": the listing is as printed, but for `@objc` before the method and
// the buttons, of which the article says that a person now needs them.

final class SheetModalController: MapController {
  typealias DetailViewController = PlaceFormController

  override func presentModal(sender: UIButton) {
    let detailViewController = DetailViewController()
    let nav = UINavigationController(rootViewController: detailViewController)

    nav.modalPresentationStyle = .pageSheet
    nav.isModalInPresentation = true  // add

    if let sheet = nav.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.largestUndimmedDetentIdentifier = .medium
    }
    addButtons(to: detailViewController)
    present(nav, animated: true, completion: nil)
  }

  private func addButtons(to detailViewController: DetailViewController) {
    let close = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    detailViewController.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: close)
    detailViewController.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: close)
  }
}

extension DeviceScene {
  static let sheetModal = DeviceScene(
    name: "sheet-modal", title: "A sheet that stays",
    summary: "Pulling the sheet down is refused: it springs back, and only its buttons close it.",
    seed: "003", calls: MapController.calls,
    script: { stage in
      let finger = ScriptFinger(stage)
      guard finger.isTall else {
        return TouchScript([.tap("Present"), .settle, .hold(0.6), .tap("Done"), .settle])
      }
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.3)]
          + finger.drag(fromY: finger.barAtMedium, by: stage.size.height * 0.42, over: 0.5)
          + [.settle, .hold(0.2)]
          + finger.drag(fromY: finger.barAtMedium, by: stage.size.height * 0.2, over: 0.1)
          + [.settle, .hold(0.3), .tap("Done"), .settle, .hold(0.2)])
    },
    root: { _ in SheetModalController() })
}
