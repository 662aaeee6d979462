import UIKit
import VirtualDevice

extension DeviceScene {
  static let sheet = DeviceScene(
    name: "sheet", title: "A sheet with everything on it",
    summary: "The whole API of sheets as parameters, which can be changed while it is shown.",
    parameters: SheetSettings.parameters,
    calls: MapController.calls + [
      SceneCall("select", argument: "DETENT", "Selects a detent inside of animateChanges")
    ],
    script: { stage in
      let finger = ScriptFinger(stage)
      return TouchScript(
        [.settle, .hold(0.4)]
          + finger.swipe(from: 0.8, to: 0.45, over: 0.3) + [.settle, .hold(0.3)]
          + finger.swipe(from: 0.25, to: 0.6, over: 0.4, resting: true) + [.settle, .hold(0.3)]
          + [.call("dismiss", argument: nil), .settle, .hold(0.2)]
          + [.call("present", argument: nil), .settle, .hold(0.4)])
    },
    root: { values in SheetSceneController(values) })
}
