import DetentKit
import UIKit
import VirtualDevice

/// A controller that stacks sheets in one context: each is pushed back behind the next.
final class ContextStackController: ContextPanesController {
  init(_ values: SceneValues) {
    super.init(
      values, .split(share: 0.3),
      [ContextPaneController(.card(.systemGroupedBackground)), ContextPaneController(.map)])
    panes[0].buttons = [.init(title: "Another") { [weak self] in self?.presentNext() }]
  }

  required init?(coder: NSCoder) { nil }

  private var topmost: UIViewController {
    var top: UIViewController = panes[1]
    while let next = top.controllerPresentedInContext { top = next }
    return top
  }

  private var depth: Int {
    var count = 0
    var top: UIViewController = panes[1]
    while let next = top.controllerPresentedInContext {
      top = next
      count += 1
    }
    return count
  }

  private func presentNext() {
    let kinds: [() -> UIViewController] = [
      { PlacesController() }, { PlaceController() }, { GreetingController() },
    ]
    var style = ContextStyle(
      detents: [.fraction([0.8, 0.72, 0.5][min(depth, 2)])], prefersGrabberVisible: true)
    style.stacking = values.text("stacking") == "over" ? .over : .pushesBack
    topmost.present(kinds[min(depth, 2)](), style: .context(style))
  }

  override func presentAll() { presentNext() }
}

extension DeviceScene {
  static let contextStack = DeviceScene(
    name: "context-stack", title: "A stack in a context",
    summary: "Sheets of DetentKit over each other in the same part of the screen.",
    seed: "001",
    parameters: [
      .choice(
        "stacking", ["pushesBack", "over"], default: "pushesBack", "What the ones below do")
    ],
    calls: ContextPanesController.calls,
    script: { stage in
      let isWide = stage.size.width > stage.size.height
      let x = stage.mirrored(stage.size.width * (isWide ? 0.65 : 0.5))
      let top = isWide ? stage.size.height * 0.52 : stage.size.height * 0.68
      return TouchScript([
        .tap("Another"), .settle, .tap("Another"), .settle, .tap("Another"), .settle,
        .hold(0.3),
        .down(x, top), .move(x, top + stage.size.height * 0.2, over: 0.4), .hold(0.3),
        .move(x, stage.size.height * 0.97, over: 0.3), .up, .settle, .hold(0.2),
        .call("dismiss", argument: nil), .settle, .hold(0.2),
      ])
    },
    root: { ContextStackController($0) })
}
