import DetentKit
import UIKit
import VirtualDevice

/// A map over the whole screen with a list of limited width, at a side.
final class SidesController: ContextMapController {
  init(_ values: SceneValues) {
    super.init(values, button: "Nearby")
  }

  required init?(coder: NSCoder) { nil }

  override var style: ContextStyle {
    var style = ContextStyle(detents: [.height(190), .fraction(0.6), .large])
    style.edge =
      switch values.text("edge") {
      case "leading": .leading
      case "trailing": .trailing
      default: .bottom
      }
    if style.edge != .bottom { style.detents = [.height(340)] }
    style.alignment =
      switch values.text("alignment") {
      case "center": .center
      case "trailing": .trailing
      default: .leading
      }
    style.maximumWidth = values.number("width").map { CGFloat($0) }
    // On a phone it is a sheet as wide as the screen.
    if traitCollection.horizontalSizeClass == .regular { style.look = .panel }
    style.largestUndimmedDetent = style.detents.last
    style.prefersGrabberVisible = style.edge == .bottom
    style.cornerRadius = 28
    return style
  }
}

extension DeviceScene {
  static let kitSides = DeviceScene(
    name: "kit-sides", title: "At a side of a wide screen",
    summary: "As wide as it may be and where there is room, with the same stops as on a phone.",
    parameters: [
      .choice("edge", ["bottom", "leading", "trailing"], default: "bottom", "Where it comes from"),
      .choice(
        "alignment", ["leading", "center", "trailing"], default: "leading",
        "Where it lies along that edge"),
      .number(
        "width", in: 240...1_000, or: ["none"], default: "400",
        "How wide it may be; from a side how high, points"),
    ],
    calls: MapController.calls,
    script: { stage in
      let x = stage.mirrored(min(stage.size.width / 2, stage.safeArea.left + 200))
      let y = stage.size.height - 150
      let top = stage.size.height * 0.35
      return TouchScript([
        .tap("Nearby"), .settle, .hold(0.3),
        .down(x, y), .move(x, top, over: 0.4), .hold(0.1), .up, .settle, .hold(0.3),
        .set([TouchScript.Setting(key: "alignment", value: "trailing")]), .settle, .hold(0.4),
        .call("dismiss", argument: nil), .settle, .hold(0.2),
      ])
    },
    root: { SidesController($0) })
}
