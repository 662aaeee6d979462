import DetentKit
import UIKit
import VirtualDevice

/// A controller that presents in a map from each of its edges.
final class ContextEdgesController: ContextPanesController {
  init(_ values: SceneValues) {
    let bar = ContextPaneController(.plain(.systemBackground))
    super.init(values, .below(share: 0), [bar, ContextPaneController(.map)])
    bar.definesPresentationContext = false
    let edges: [(String, ContextStyle.Edge)] = [
      ("Top", .top), ("Leading", .leading), ("Trailing", .trailing), ("Bottom", .bottom),
    ]
    bar.buttons = edges.map { title, edge in
      .init(title: title) { [weak self] in self?.present(from: edge) }
    }
  }

  required init?(coder: NSCoder) { nil }

  private func present(from edge: ContextStyle.Edge) {
    let context = panes[1]
    let isUpright = edge == .top || edge == .bottom
    // From a side: most of a phone's width; on wide screens the width of a list.
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    let breadth: PresentationDetentReference = isNarrow ? .fraction(0.8) : .height(400)
    var style = ContextStyle(detents: isUpright ? [.fraction(0.45), .large] : [breadth])
    style.edge = edge
    style.prefersGrabberVisible = isUpright
    style.outsideTouches = .passThrough
    style.maximumWidth = isUpright ? 560 : nil
    if values.text("dimming") == "none" { style.largestUndimmedDetent = style.detents.last }
    let content: UIViewController = edge == .top ? GreetingController() : PlacesController()
    if let shown = context.controllerPresentedInContext {
      shown.dismiss(animated: true) { context.present(content, style: .context(style)) }
    } else {
      context.present(content, style: .context(style))
    }
  }

  override func presentAll() { present(from: .leading) }
}

extension DeviceScene {
  static let contextEdges = DeviceScene(
    name: "context-edges", title: "From every edge of a context",
    summary:
      "DetentKit brings sheets in from the top, the sides and the bottom of a part of the screen.",
    seed: "001",
    parameters: [
      .choice("dimming", ["system", "none"], default: "system", "What covers the rest of the map")
    ],
    calls: ContextPanesController.calls,
    script: { stage in
      let middle = stage.size.width / 2
      return TouchScript([
        .tap("Leading"), .settle, .hold(0.2), .tap("Bottom"), .settle, .hold(0.2),
        .down(middle, stage.size.height * 0.75),
        .move(middle, stage.size.height * 0.4, over: 0.3), .up, .settle, .hold(0.2),
        .call("dismiss", argument: nil), .settle, .hold(0.2),
      ])
    },
    root: { ContextEdgesController($0) })
}
