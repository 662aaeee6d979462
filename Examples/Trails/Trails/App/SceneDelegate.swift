import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = Self.makeRoot(TrailStore.shared)
    window.makeKeyAndVisible()
    self.window = window
  }

  static func makeRoot(_ store: TrailStore) -> UITabBarController {
    let list = UINavigationController(rootViewController: TrailListViewController(store: store))
    list.tabBarItem = UITabBarItem(
      title: L10n.trails, image: UIImage(systemName: "list.bullet"), tag: 0)
    let settings = SettingsHostingController(store: store)
    settings.tabBarItem = UITabBarItem(
      title: L10n.settings, image: UIImage(systemName: "gear"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [list, settings]
    return tabs
  }
}
