import DetentKit
import UIKit
import VirtualDevice

/// A player and a map, each a presentation context that presents and stays interactive.
final class ContextKitController: ContextPanesController {
  init(_ values: SceneValues) {
    super.init(
      values, .split(share: 0.5), [ContextPaneController(.listening), ContextPaneController(.map)])
    for (index, title) in ["Walk", "Nearby"].enumerated() {
      panes[index].buttons = [.init(title: title) { [weak self] in self?.present(in: index) }]
    }
  }

  required init?(coder: NSCoder) { nil }

  private var style: ContextStyle {
    var style = ContextStyle(detents: values.list("detents").compactMap(Self.detent))
    style.edge =
      switch values.text("edge") {
      case "top": .top
      case "leading": .leading
      case "trailing": .trailing
      default: .bottom
      }
    style.largestUndimmedDetent = values.list("undimmed").first.flatMap(Self.detent)
    style.dimming =
      switch values.text("dimming") {
      case "none": nil
      case "blue": SheetDimming(color: .systemBlue.withAlphaComponent(0.5), curve: .early)
      default: SheetDimming()
      }
    style.outsideTouches =
      switch values.text("outside") {
      case "blocked": .blocked
      case "dismiss": .dismiss
      default: .passThrough
      }
    style.prefersGrabberVisible = values.flag("grabber")
    return style
  }

  static func detent(_ item: String) -> PresentationDetentReference? {
    switch item {
    case "medium": .medium
    case "large": .large
    default: Double(item).map { $0 <= 1 ? .fraction($0) : .height($0) }
    }
  }

  private func present(in index: Int) {
    guard panes[index].controllerPresentedInContext == nil else { return }
    let content: UIViewController =
      switch (values.text("content"), index) {
      case ("form", _): PlaceFormController()
      case (_, 0): PlaceController(Place.town[5])
      default: PlacesController()
      }
    content.isModalInPresentation = values.flag("modal")
    panes[index].present(content, style: .context(style))
  }

  override func presentAll() { present(in: 1) }

  override func sceneDidChange(_ values: SceneValues, changed: [String]) {
    super.sceneDidChange(values, changed: changed)
    for pane in panes {
      guard let content = pane.controllerPresentedInContext else { continue }
      content.isModalInPresentation = values.flag("modal")
      guard let presentation = content.contextPresentationController else { continue }
      presentation.animateChanges { presentation.style = style }
    }
  }
}
