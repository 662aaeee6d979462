import UIKit
import VirtualDevice

extension DeviceScene {
  static let popover = DeviceScene(
    name: "popover", title: "A popover",
    summary: "A card that points at a bar item, at the button or at a place of the map; a sheet "
      + "where the width is compact, or what its delegate says.",
    parameters: PopoverSceneController.parameters,
    calls: MapController.calls,
    script: { stage in
      let outside = CGPoint(x: stage.size.width * 0.12, y: stage.size.height * 0.5)
      return TouchScript([
        .settle, .hold(0.9), .tapPoint(outside), .settle, .hold(0.6),
        .call("present", argument: nil), .settle, .hold(2),
      ])
    },
    root: { values in PopoverSceneRoot(values) })
}

/// A navigation controller that adds a bar to the scene.
final class PopoverSceneRoot: UINavigationController, SceneResponder {
  private let scene: PopoverSceneController

  init(_ values: SceneValues) {
    scene = PopoverSceneController(values)
    super.init(nibName: nil, bundle: nil)
    viewControllers = [scene]
  }

  required init?(coder: NSCoder) { nil }

  func sceneDidChange(_ values: SceneValues, changed: [String]) {
    scene.sceneDidChange(values, changed: changed)
  }

  func sceneCall(_ name: String, argument: String?) throws {
    try scene.sceneCall(name, argument: argument)
  }
}
