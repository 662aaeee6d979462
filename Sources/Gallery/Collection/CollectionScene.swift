import UIKit
import VirtualDevice

/// A controller that presents the guides in a sheet.
final class CollectionSceneController: MapController {
  private weak var guides: GuidesController?

  override func presentModal(sender: UIButton) {
    let guides = GuidesController()
    self.guides = guides
    let navigation = UINavigationController(rootViewController: guides)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(navigation, animated: true)
  }

  override func sceneCall(_ name: String, argument: String?) throws {
    if name == "sort" { return guides?.sort() ?? () }
    try super.sceneCall(name, argument: argument)
  }
}

extension DeviceScene {
  static let collection = DeviceScene(
    name: "collection", title: "A collection in a sheet",
    summary: "A grid over a list; the list moves into another order.",
    calls: MapController.calls + [SceneCall("sort", "Puts the places in another order")],
    script: { stage in
      let finger = ScriptFinger(stage)
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.2)]
          + finger.swipe(from: 0.8, to: 0.45, over: 0.3) + [.settle, .hold(0.2)]
          + finger.swipe(from: 0.8, to: 0.45, over: 0.3) + [.settle, .hold(0.2)]
          + [.call("sort", argument: nil), .settle, .hold(0.3)]
          + [.call("sort", argument: nil), .settle, .hold(0.3)])
    },
    root: { _ in CollectionSceneController() })
}
