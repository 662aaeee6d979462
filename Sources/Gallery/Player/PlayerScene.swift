import UIKit
import VirtualDevice

extension DeviceScene {
  static let player = DeviceScene(
    name: "player", title: "A player that grows out of its bar",
    summary: "A custom transition with a property animator; a drag takes hold of the dismissal.",
    calls: MapController.calls,
    script: { PlayerController.script(on: $0) },
    root: { _ in PlayerNavigationController(rootViewController: PlayerListController()) })
}

extension PlayerController {
  /// Returns a script that opens the player, drags it down and cancels, then drags it away.
  nonisolated fileprivate static func script(on stage: SceneStage) -> TouchScript {
    let x = stage.size.width / 2
    let y = stage.size.height * 0.3
    let near = y + stage.size.height * 0.2
    let far = y + stage.size.height * 0.5
    let open: [TouchScript.Action] = [.settle, .hold(0.3), .tap("Player"), .settle, .hold(0.3)]
    let look: [TouchScript.Action] = [
      .down(x, y), .move(x, far, over: 0.5), .hold(0.3), .move(x, near, over: 0.2), .hold(0.2), .up,
      .settle, .hold(0.3),
    ]
    let leave: [TouchScript.Action] = [.down(x, y), .move(x, far, over: 0.4), .up, .settle]
    return TouchScript(open + look + leave + [.hold(0.3)])
  }
}
