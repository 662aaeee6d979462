import UIKit
import VirtualDevice

extension Scene {
  static let contextKit = Scene(
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
    calls: [
      SceneCall("present", "Presents in the lower half"),
      SceneCall("dismiss", "Dismisses what is presented in both"),
    ],
    script: { stage in
      let isWide = stage.size.width > stage.size.height
      let x = stage.size.width * (isWide ? 0.75 : 0.5)
      let upper = CGPoint(x: stage.size.width * (isWide ? 0.25 : 0.5), y: stage.safeArea.top + 29)
      let top = isWide ? stage.size.height * 0.52 : stage.size.height * 0.77
      return TouchScript([
        .tap("Present Below"), .settle, .hold(0.2),
        .down(upper.x - 60, upper.y), .move(upper.x + 40, upper.y, over: 0.4), .up,
        .tap("Present Above"), .settle, .hold(0.2),
        .down(x, top), .move(x, top - stage.size.height * 0.2, over: 0.35), .up, .settle,
        .hold(0.3), .call("dismiss", argument: nil), .settle, .hold(0.2),
      ])
    },
    root: { values in ContextKitController(values) })
}

extension ContextKitController {
  nonisolated static func isDetent(_ item: String) -> Bool {
    item == "medium" || item == "large" || Double(item).map { $0 > 0 } ?? false
  }
}
