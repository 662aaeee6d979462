import Gallery
import UIKit
import VirtualDevice

extension ScenePlayer {
  /// The gallery's sheet scene on an iPhone 16, its sheet at rest at the medium detent.
  static func restingSheet(style: DeviceStyle = .ios26) throws -> ScenePlayer {
    let scene = try gallery.scene("sheet")
    var values = SceneValues(scene.parameters)
    try values.set("detents", to: "medium,large")
    try values.set("selected", to: "medium")
    let player = ScenePlayer(
      scene, values: values, on: VirtualDevice(model: .iPhone16, style: style))
    try player.call("present", argument: nil)
    try player.device.settle()
    return player
  }
}
