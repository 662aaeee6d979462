import UIKit
import VirtualDevice

/// A controller that presents the settings in a sheet.
final class TableSceneController: MapController {
  override func presentModal(sender: UIButton) {
    let navigation = UINavigationController(rootViewController: SettingsController())
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(navigation, animated: true)
  }
}

extension DeviceScene {
  static let table = DeviceScene(
    name: "table", title: "A table in a sheet",
    summary: "Rows in rounded groups; scrolling them makes the sheet large first.",
    calls: MapController.calls,
    script: { stage in
      let finger = ScriptFinger(stage)
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.3)]
          + finger.swipe(from: 0.8, to: 0.45, over: 0.3) + [.settle, .hold(0.3)]
          + finger.swipe(from: 0.8, to: 0.4, over: 0.3) + [.settle, .hold(0.3)]
          + finger.swipe(from: 0.3, to: 0.85, over: 0.3) + [.settle, .hold(0.4)])
    },
    root: { _ in TableSceneController() })
}
