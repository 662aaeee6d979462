import DetentKit
import UIKit
import VirtualDevice

/// A sheet in a context, which is a context itself and contains another sheet.
final class ContextNestedController: ContextPanesController {
  init(_ values: SceneValues) {
    super.init(
      values, .below(share: 0),
      [ContextPaneController(.plain(.systemBackground)), ContextPaneController(.map)])
    panes[0].definesPresentationContext = false
    panes[0].buttons = [.init(title: "Outer") { [weak self] in self?.presentOuter() }]
  }

  required init?(coder: NSCoder) { nil }

  private func presentOuter() {
    let outer = ContextPaneController(.listening)
    outer.buttons = [
      .init(title: "Inner") { [weak self, weak outer] in
        if let outer { self?.presentInner(in: outer) }
      }
    ]
    let style = ContextStyle(
      detents: [.fraction(0.6), .fraction(0.85)], prefersGrabberVisible: true)
    panes[1].present(outer, style: .context(style))
  }

  private func presentInner(in outer: UIViewController) {
    var style = ContextStyle(detents: [.height(110), .fraction(0.7)], prefersGrabberVisible: true)
    style.largestUndimmedDetent = .height(110)
    style.dimming = SheetDimming(color: .systemBlue.withAlphaComponent(0.35), curve: .early)
    outer.present(PlacesController(), style: .context(style))
  }

  override func presentAll() { presentOuter() }
}

extension DeviceScene {
  static let contextNested = DeviceScene(
    name: "context-nested", title: "A context in a context",
    summary: "The inner sheet moves alone and goes with the outer one, of which it is a part.",
    seed: "001", calls: ContextPanesController.calls,
    script: { stage in
      let x = stage.size.width / 2
      let height = stage.size.height
      let inner = height - 80 - stage.safeArea.bottom
      return TouchScript([
        .tap("Outer"), .settle, .tap("Inner"), .settle, .hold(0.3),
        .down(x, inner), .move(x, inner - height * 0.25, over: 0.4), .hold(0.15), .up, .settle,
        .hold(0.3),
        .down(x, inner - height * 0.2), .move(x, height * 0.97, over: 0.4), .hold(0.2), .up,
        .settle, .hold(0.2),
        .call("dismiss", argument: nil), .settle, .hold(0.2),
      ])
    },
    root: { ContextNestedController($0) })
}
