import UIKit
import os.log

let appLog = OSLog(subsystem: "example.trails", category: "app")

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    os_log("launched with %d trails", log: appLog, type: .info, TrailStore.shared.trails.count)
    UISwitch.appearance().onTintColor = .systemGreen
    UILabel.appearance(whenContainedInInstancesOf: [UITabBar.self]).textColor = .secondaryLabel
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
