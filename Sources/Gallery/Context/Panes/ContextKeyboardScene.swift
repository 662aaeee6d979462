import DetentKit
import UIKit
import VirtualDevice

/// A sheet with a search field in the lower part of the screen, and a keyboard.
final class ContextKeyboardController: ContextPanesController {
  init(_ values: SceneValues) {
    super.init(
      values, .split(share: 0.3),
      [ContextPaneController(.listening), ContextPaneController(.map)])
    panes[1].buttons = [.init(title: "Search") { [weak self] in self?.presentAll() }]
  }

  required init?(coder: NSCoder) { nil }

  private var style: ContextStyle {
    var style = ContextStyle(detents: [.height(190), .large], prefersGrabberVisible: true)
    style.largestUndimmedDetent = .large
    style.keyboard =
      switch values.text("keyboard") {
      case "fill": .fill
      case "keepsDetent": .keepsDetent
      case "none": .none
      default: .follows
      }
    return style
  }

  override func presentAll() {
    panes[1].present(PlacesController(), style: .context(style))
  }

  override func sceneDidChange(_ values: SceneValues, changed: [String]) {
    super.sceneDidChange(values, changed: changed)
    guard let presentation = panes[1].controllerPresentedInContext?.contextPresentationController
    else { return }
    presentation.animateChanges { presentation.style = style }
  }
}

extension DeviceScene {
  static let contextKeyboard = DeviceScene(
    name: "context-keyboard", title: "A context and the keyboard",
    summary: "What the keyboard covers of the context moves the sheet, and only that.",
    seed: "001",
    parameters: [
      .choice(
        "keyboard", ["follows", "keepsDetent", "fill", "none"], default: "follows",
        "What the keyboard does to the sheet")
    ],
    calls: ContextPanesController.calls,
    script: { stage in
      let x = stage.mirrored(
        stage.size.width * (stage.size.width > stage.size.height ? 0.65 : 0.5))
      return TouchScript([
        .tap("Search"), .settle, .hold(0.2), .tap("Search the town"), .settle, .hold(0.4),
        .call("dismiss", argument: nil), .settle, .hold(0.3), .tapPoint(CGPoint(x: x, y: 2)),
      ])
    },
    root: { ContextKeyboardController($0) })
}
