import DetentKit
import SheetEngine
import UIKit
import VirtualDevice

/// A tab that presents the same sheet in the system's look and with pinned ones.
final class PinnedController: UITabBarController, SceneResponder {
  private var values: SceneValues
  private let map = ContextPaneController(.map)

  init(_ values: SceneValues) {
    self.values = values
    super.init(nibName: nil, bundle: nil)
    let looks = [("System", "system"), ("iOS 18", "iOS18"), ("iOS 26", "iOS26")]
    map.buttons = looks.map { title, look in
      .init(title: title) { [weak self] in self?.present(look) }
    }
    map.tabBarItem = UITabBarItem(title: "Map", image: UIImage(systemName: "map.fill"), tag: 0)
    let walks = PlaceController(Place.town[1])
    walks.tabBarItem = UITabBarItem(
      title: "Walks", image: UIImage(systemName: "figure.walk"), tag: 1)
    viewControllers = [map, walks]
  }

  required init?(coder: NSCoder) { nil }

  private func present(_ look: String) {
    var properties = SheetProperties(detents: [.medium, .large], prefersGrabberVisible: true)
    if values.text("appearance") == "own" {
      properties.appearance.grabberColor = .systemTeal
      properties.appearance.grabberSize = CGSize(width: 56, height: 6)
      properties.appearance.detentsWithoutGrabber = [.large]
      properties.appearance.cornerRadii = [.medium: 24, .large: 0]
      properties.appearance.shadow = SheetShadow(opacity: 0.3, radius: 20)
    }
    let style: ModalPresentationStyle =
      switch look {
      case "iOS18": .pinned(properties, look: .iOS18)
      case "iOS26": .pinned(properties, look: .iOS26)
      default: .pageSheet(properties: properties)
      }
    // The map is a context of its own; the sheet covers the window nevertheless.
    map.present(PlacesController(), style: style)
  }

  func sceneDidChange(_ values: SceneValues, changed: [String]) {
    self.values = values
  }

  func sceneCall(_ name: String, argument: String?) throws {
    switch name {
    case "present": present(values.text("look"))
    case "dismiss": dismiss(animated: true)
    default: break
    }
  }
}

extension DeviceScene {
  static let kitPinned = DeviceScene(
    name: "kit-pinned", title: "The look of one system on every system",
    summary: "The same sheet as the system draws it, and with a look that is pinned.",
    parameters: [
      .choice("look", ["system", "iOS18", "iOS26"], default: "iOS18", "Whose look it has"),
      .choice(
        "appearance", ["look", "own"], default: "look",
        "Whether the grabber, corners and shadow are the look's or the app's own"),
    ],
    calls: MapController.calls,
    script: { stage in
      let finger = ScriptFinger(stage)
      return TouchScript(
        [.tap("System"), .settle, .hold(0.4), .call("dismiss", argument: nil), .settle]
          + [.tap("iOS 18"), .settle, .hold(0.4)]
          + finger.swipe(from: 0.58, to: 0.2, over: 0.4, resting: true) + [.settle, .hold(0.5)]
          + [.call("dismiss", argument: nil), .settle, .tap("iOS 26"), .settle, .hold(0.4)]
          + [.call("dismiss", argument: nil), .settle, .hold(0.2)])
    },
    root: { PinnedController($0) })
}
