import UIKit
import VirtualDevice

/// A map, a list and a form in tabs; a sheet over them, and a page that hides the tab bar.
final class TabsController: UITabBarController, SceneResponder {
  private let map = TabsMapController()

  init() {
    super.init(nibName: nil, bundle: nil)
    let places = TabsPlacesController()
    places.title = "Places"
    let form = PlaceFormController()
    form.title = "New Place"
    map.title = "Map"
    map.tabBarItem = UITabBarItem(title: "Map", image: UIImage(systemName: "map.fill"), tag: 0)
    places.tabBarItem = UITabBarItem(
      title: "Places", image: UIImage(systemName: "list.bullet"), tag: 1)
    places.tabBarItem.badgeValue = "3"
    form.tabBarItem = UITabBarItem(
      title: "Suggest", image: UIImage(systemName: "plus.circle.fill"), tag: 2)
    viewControllers = [
      map, UINavigationController(rootViewController: places),
      UINavigationController(rootViewController: form),
    ]
  }

  required init?(coder: NSCoder) { nil }

  func sceneDidChange(_ values: SceneValues, changed: [String]) {
    if changed.contains("tab"), let index = Self.tabs.firstIndex(of: values.text("tab")) {
      selectedIndex = index
    }
  }

  func sceneCall(_ name: String, argument: String?) throws {
    try map.sceneCall(name, argument: argument)
  }

  nonisolated static let tabs = ["map", "places", "suggest"]
}

/// The map, whose sheet covers the tab bar.
private final class TabsMapController: MapController {
  override func presentModal(sender: UIButton) {
    let places = PlacesController()
    if let sheet = places.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(places, animated: true)
  }
}

/// The list, which pushes a place without the tab bar.
private final class TabsPlacesController: PlacesController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "info.circle"),
      primaryAction: UIAction { [weak self] _ in
        let place = PlaceController(Place.town[0])
        place.hidesBottomBarWhenPushed = true
        self?.navigationController?.pushViewController(place, animated: true)
      })
    navigationItem.rightBarButtonItem?.accessibilityLabel = "About"
  }
}

extension DeviceScene {
  static let tabs = DeviceScene(
    name: "tabs", title: "A tab bar and a sheet over it",
    summary: "Three tabs; the sheet covers the bar, and a pushed page takes it away.",
    parameters: [.choice("tab", TabsController.tabs, default: "map", "The tab that shows")],
    calls: MapController.calls,
    script: [
      .settle, .hold(0.3), .tap("Present"), .settle, .hold(0.5), .call("dismiss", argument: nil),
      .settle, .hold(0.2), .tap("Places"), .settle, .hold(0.4), .tap("About"), .settle, .hold(0.4),
      .tap("BackButton"), .settle, .tap("Suggest"), .settle, .hold(0.4),
    ],
    root: { values in
      let controller = TabsController()
      controller.sceneDidChange(values, changed: ["tab"])
      return controller
    })
}
