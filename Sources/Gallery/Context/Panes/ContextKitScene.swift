import UIKit
import VirtualDevice

extension DeviceScene {
  static let contextKit = DeviceScene(
    name: "kit-context", title: "Sheets in two contexts",
    summary: "DetentKit presents in both halves at once, with detents, a grabber and live sliders.",
    parameters: [
      .list(
        "detents", form: "medium, large, a share or points", default: "0.5,large",
        "Where it may rest, smallest first"
      ) { ContextKitController.isDetent($0) },
      .list("undimmed", form: "one of the detents", default: "", "Largest detent that does not dim")
      {
        ContextKitController.isDetent($0)
      },
      .choice(
        "edge", ["bottom", "top", "leading", "trailing"], default: "bottom", "Where it comes from"),
      .choice("dimming", ["system", "blue", "none"], default: "system", "What covers the rest"),
      .choice(
        "outside", ["passThrough", "dismiss", "blocked"], default: "passThrough",
        "What touches outside of the context do"),
      .choice("content", ["list", "form"], default: "list", "What is presented"),
      .flag("grabber", default: true, "A grabber at the inner edge"),
      .flag("modal", default: false, "The user may not dismiss it"),
    ],
    calls: ContextPanesController.calls,
    script: { stage in
      let halves = stage.halves
      let x = halves.lower.midX
      let top = halves.lower.minY + halves.lower.height * 0.55
      return TouchScript(
        [.tap("Nearby"), .settle, .hold(0.2)] + dragInWalk(stage)
          + [
            .tap("Walk"), .settle, .hold(0.2),
            .down(x, top), .move(x, top - halves.lower.height * 0.35, over: 0.35), .hold(0.1), .up,
            .settle, .hold(0.3), .call("dismiss", argument: nil), .settle, .hold(0.2),
          ])
    },
    root: { values in ContextKitController(values) })
}

extension ContextKitController {
  nonisolated static func isDetent(_ item: String) -> Bool {
    item == "medium" || item == "large" || Double(item).map { $0 > 0 } ?? false
  }
}
