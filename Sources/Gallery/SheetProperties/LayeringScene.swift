import DetentKit
import UIKit
import VirtualDevice

/// Tabs with a list over the map of the first: under the tab bar, over it, or ending at its edge.
final class LayeringController: UITabBarController, SceneResponder {
  private var values: SceneValues
  private let map = ContextPaneController(.map)

  init(_ values: SceneValues) {
    self.values = values
    super.init(nibName: nil, bundle: nil)
    let walks = PlaceController(Place.town[1])
    walks.tabBarItem = UITabBarItem(
      title: "Walks", image: UIImage(systemName: "figure.walk"), tag: 1)
    let form = PlaceFormController()
    form.tabBarItem = UITabBarItem(
      title: "Suggest", image: UIImage(systemName: "plus.circle.fill"), tag: 2)
    map.tabBarItem = UITabBarItem(title: "Map", image: UIImage(systemName: "map.fill"), tag: 0)
    map.buttons = [
      .init(title: "Nearby") { [weak self] in
        guard let self, map.controllerPresentedInContext == nil else { return }
        presentPlaces()
      }
    ]
    viewControllers = [map, walks, form]
  }

  required init?(coder: NSCoder) { nil }

  private var style: ContextStyle {
    var style = ContextStyle(
      detents: [.height(150), .fraction(0.5), .large], prefersGrabberVisible: true)
    style.largestUndimmedDetent = .fraction(0.5)
    style.cornerRadius = 28
    style.maximumWidth = 500
    style.bars =
      switch values.text("bars") {
      case "over": .over
      case "inset": .inset
      default: .under
      }
    return style
  }

  private func presentPlaces() {
    map.present(PlacesController(), style: .context(style))
  }

  func sceneDidChange(_ values: SceneValues, changed: [String]) {
    self.values = values
    guard let shown = map.controllerPresentedInContext?.contextPresentationController else {
      return
    }
    shown.animateChanges { shown.style = style }
  }

  func sceneCall(_ name: String, argument: String?) throws {
    switch name {
    case "present": if map.controllerPresentedInContext == nil { presentPlaces() }
    case "dismiss": map.controllerPresentedInContext?.dismiss(animated: true)
    default: break
    }
  }
}

extension DeviceScene {
  static let kitLayering = DeviceScene(
    name: "kit-layering", title: "Under the bar, over it, above it",
    summary: "How a sheet and the tab bar lie to each other is a value, and can change.",
    parameters: [
      .choice(
        "bars", ["under", "over", "inset"], default: "under", "Where the list is to the tab bar")
    ],
    calls: MapController.calls,
    script: { stage in
      let x = stage.size.width / 2
      let y = stage.size.height - stage.safeArea.bottom - 110
      return TouchScript([
        .tap("Nearby"), .settle, .hold(0.3),
        .down(x, y), .move(x, y - stage.size.height * 0.2, over: 0.3), .hold(0.1), .up, .settle,
        .hold(0.4), .set([TouchScript.Setting(key: "bars", value: "inset")]), .settle, .hold(0.6),
        .set([TouchScript.Setting(key: "bars", value: "over")]), .settle, .hold(0.6),
      ])
    },
    root: { LayeringController($0) })
}
