import DetentKit
import SheetEngine
import UIKit
import VirtualDevice

/// Two maps side by side, whose sheets differ in their springs only.
final class PhysicsController: ContextPanesController {
  init(_ values: SceneValues) {
    super.init(
      values, .split(share: 0.5), [ContextPaneController(.map), ContextPaneController(.map)])
    for (index, title) in ["First", "Second"].enumerated() {
      panes[index].buttons = [.init(title: title) { [weak self] in self?.move(index) }]
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the look with a spring of this name.
  private func look(_ name: String) -> SheetStyle {
    var look = SheetStyle.context
    switch name {
    case "bouncy":
      look.settle.spring = SheetSpring(angularFrequency: 14, dampingRatio: 0.55)
      look.settle.flickSpring = SheetSpring(angularFrequency: 14, dampingRatio: 0.5)
    case "calm":
      look.settle.spring = SheetSpring(angularFrequency: 7, dampingRatio: 1)
      look.settle.flickSpring = look.settle.spring
    case "stiff":
      look.settle.spring = SheetSpring(angularFrequency: 32, dampingRatio: 1)
      look.settle.flickSpring = look.settle.spring
    default: break
    }
    return look
  }

  private static let low = PresentationDetentReference.height(120)
  private static let high = PresentationDetentReference.fraction(0.62)

  private func style(_ index: Int) -> ContextStyle {
    var style = ContextStyle(detents: [Self.low, Self.high], prefersGrabberVisible: true)
    style.largestUndimmedDetent = Self.high
    style.look = look(values.text(index == 0 ? "first" : "second"))
    return style
  }

  /// Presents, or moves the sheet to the other detent.
  private func move(_ index: Int) {
    guard let shown = panes[index].controllerPresentedInContext?.contextPresentationController
    else {
      panes[index].present(PlaceController(Place.town[index]), style: .context(style(index)))
      return
    }
    shown.animateChanges {
      shown.selectedDetent = shown.selectedDetent == Self.high ? Self.low : Self.high
    }
  }

  override func presentAll() {
    move(0)
    move(1)
  }

  override func sceneDidChange(_ values: SceneValues, changed: [String]) {
    super.sceneDidChange(values, changed: changed)
    for (index, pane) in panes.enumerated() {
      pane.controllerPresentedInContext?.contextPresentationController?.style = style(index)
    }
  }

  override func sceneCall(_ name: String, argument: String?) throws {
    if name == "move" { presentAll() } else { try super.sceneCall(name, argument: argument) }
  }
}

extension DeviceScene {
  static let kitPhysics = DeviceScene(
    name: "kit-physics", title: "Springs as values",
    summary: "Two sheets make the same moves, each with the spring that its style names.",
    parameters: [
      .choice(
        "first", ["system", "bouncy", "calm", "stiff"], default: "system",
        "How the first sheet moves"),
      .choice(
        "second", ["system", "bouncy", "calm", "stiff"], default: "bouncy",
        "How the second sheet moves"),
    ],
    calls: ContextPanesController.calls + [
      SceneCall("move", "Sends both sheets to their other stop")
    ],
    script: { stage in
      let isWide = stage.size.width > stage.size.height
      let x = stage.mirrored(stage.size.width * (isWide ? 0.75 : 0.5))
      let y = stage.size.height - stage.safeArea.bottom - 90
      // Most of the distance to the upper detent, at no speed that the content would continue with.
      let room = (isWide ? stage.size.height : stage.size.height / 2) - stage.safeArea.bottom
      let distance = max(40, (room * 0.62 - 120) * 0.7)
      return TouchScript([
        .call("present", argument: nil), .settle, .hold(0.2), .call("move", argument: nil),
        .settle, .hold(0.2), .call("move", argument: nil), .settle, .hold(0.2),
        .down(x, y), .move(x, y - distance, over: 0.25), .hold(0.15), .up,
        .settle, .hold(0.3), .call("dismiss", argument: nil), .settle,
      ])
    },
    root: { PhysicsController($0) })
}
