import DetentKit
import UIKit
import VirtualDevice

/// Two contexts of different size side by side, each with a sheet of its own.
final class ContextSplitController: ContextPanesController {
  init(_ values: SceneValues) {
    super.init(
      values, .split(share: 0.38),
      [ContextPaneController(.card(.systemGroupedBackground)), ContextPaneController(.map)])
    panes[0].buttons = [.init(title: "List") { [weak self] in self?.present(in: 0) }]
    panes[1].buttons = [.init(title: "Place") { [weak self] in self?.present(in: 1) }]
  }

  required init?(coder: NSCoder) { nil }

  private func present(in index: Int) {
    var style = ContextStyle(
      detents: index == 0 ? [.fraction(0.7), .large] : [.height(190), .large],
      prefersGrabberVisible: true)
    if index == 1 { style.largestUndimmedDetent = .height(190) }
    let content: UIViewController = index == 0 ? PlacesController() : PlaceController()
    panes[index].present(content, style: .context(style))
  }

  override func presentAll() {
    present(in: 0)
    present(in: 1)
  }
}

extension DeviceScene {
  static let contextSplit = DeviceScene(
    name: "context-split", title: "Contexts side by side",
    summary:
      "A list and a map present at once, each in its own part, through a turn of the device.",
    seed: "001", calls: ContextPanesController.calls,
    script: { stage in
      let isWide = stage.size.width > stage.size.height
      let x = stage.mirrored(stage.size.width * (isWide ? 0.7 : 0.5))
      let y = stage.size.height * (isWide ? 0.8 : 0.85)
      return TouchScript([
        .tap("List"), .settle, .tap("Place"), .settle, .hold(0.3),
        .down(x, y), .move(x, y - stage.size.height * 0.3, over: 0.35), .up, .settle,
        .hold(0.3), .call("dismiss", argument: nil), .settle, .hold(0.2),
      ])
    },
    root: { ContextSplitController($0) })
}
