import DetentKit
import UIKit
import VirtualDevice

/// A list in a sheet in the lower part of the screen: one drag moves the sheet, then the list.
final class ContextScrollController: ContextPanesController {
  init(_ values: SceneValues) {
    super.init(
      values, .split(share: 0.3),
      [ContextPaneController(.listening), ContextPaneController(.map)])
    panes[1].buttons = [.init(title: "Nearby") { [weak self] in self?.presentAll() }]
  }

  required init?(coder: NSCoder) { nil }

  override func presentAll() {
    var style = ContextStyle(detents: [.fraction(0.4), .large], prefersGrabberVisible: true)
    style.prefersScrollingExpandsWhenScrolledToEdge = values.flag("expands")
    panes[1].present(PlacesController(), style: .context(style))
  }
}

extension DeviceScene {
  static let contextScroll = DeviceScene(
    name: "context-scroll", title: "Scrolling in a context",
    summary: "A list shares its drags with the sheet that it is in, in a part of the screen.",
    seed: "001",
    parameters: [
      .flag("expands", default: true, "Scrolling from the top makes the sheet larger first")
    ],
    calls: ContextPanesController.calls,
    script: { stage in
      let isWide = stage.size.width > stage.size.height
      let x = stage.mirrored(stage.size.width * (isWide ? 0.65 : 0.5))
      let height = stage.size.height
      return TouchScript([
        .tap("Nearby"), .settle, .hold(0.2),
        .down(x, height * 0.92), .move(x, height * 0.36, over: 0.6), .up, .settle, .hold(0.3),
        .down(x, height * 0.5), .move(x, height * 0.96, over: 0.5), .hold(0.2), .up, .settle,
        .hold(0.2), .call("dismiss", argument: nil), .settle, .hold(0.2),
      ])
    },
    root: { ContextScrollController($0) })
}
