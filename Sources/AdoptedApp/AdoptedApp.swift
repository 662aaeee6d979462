import AppleSupport
import DetentCommand
import Foundation
import SwiftUICore
import UIKitCore
import VirtualDevice

/// The program of an adopted app: the command `detent`, with the app and its previews as scenes.
///
/// `detent adopt` writes a call of it in place of the app's own `main()`.
@MainActor
public enum AdoptedApp {
  /// The name of the scene that shows the app.
  public static let scene = "app"

  /// Runs the command line of this process for an app with a delegate class, and ends the process.
  ///
  /// - Parameter interface: creates the first controller of the app's main storyboard, for a window that the app
  ///   has before its scene connects.
  public static func run(
    _ delegate: AnyClass, interface: (@MainActor () -> UIViewController?)? = nil
  ) -> Never {
    if let interface { DisplayHost.prepareScene = { connect($0, to: interface()) } }
    run(
      DeviceScene(name: scene, title: "\(delegate)", summary: "The app.") {
        if let made = ObjectMaker.make(delegate) as? any UIApplicationDelegate { return made }
        Misuse.report(AppMisuse.delegateClass(delegate))
        return NoDelegate()
      })
  }

  /// Runs the command line of this process for an app whose delegate class has a name in the form of
  /// `NSStringFromClass`, and ends the process.
  public static func run(named delegate: String?) -> Never {
    guard let delegate, let type = NSClassFromString(delegate) else {
      Misuse.report(AppMisuse.unknownDelegateClass(delegate))
      exit(1)
    }
    run(type)
  }

  /// Runs the command line of this process for an app of SwiftUI, and ends the process.
  public static func run<A: App>(_ app: A.Type) -> Never {
    run(
      DeviceScene(
        name: scene, title: "\(app)", summary: "The app.", script: [.settle, .hold(1)]
      ) { _ in AppLauncher.makeController(app) })
  }

  /// Creates a controller of a storyboard by its class, with the controllers that it contains.
  public static func controller(
    _ type: UIViewController.Type, _ children: [UIViewController?] = []
  ) -> UIViewController? {
    let made = ObjectMaker.make(type) as? UIViewController
    let children = children.compactMap { $0 }
    (made as? UINavigationController)?.viewControllers = children
    (made as? UITabBarController)?.viewControllers = children
    return made
  }

  /// Shows a window with a controller, as UIKit does with a main storyboard.
  private static func connect(_ scene: UIWindowScene, to root: UIViewController?) {
    guard let root else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    if let delegate = scene.delegate as? any UIWindowSceneDelegate {
      delegate.window = window
    } else {
      UIApplication.shared.delegate?.window = window
    }
    Self.window = window
    window.makeKeyAndVisible()
  }

  /// The window of the main storyboard.
  private static var window: UIWindow?

  /// The delegate in place of a class that is none.
  private final class NoDelegate: UIResponder, UIApplicationDelegate {}

  /// Reads the app's properties.
  static func prepare() {
    AppProperties.read(AdoptedResources.properties, folders: AppResources.folders)
  }

  private static func run(_ app: DeviceScene) -> Never {
    prepare()
    var words = Array(CommandLine.arguments.dropFirst())
    if words.isEmpty { words = ["serve"] }
    if words.first == "serve", !words.contains("--scene"), !words.contains("--help") {
      words += ["--scene", scene]
    }
    let scenes = SceneRegistry([app] + DeviceScene.previews)
    exit(DetentCommand.run(words, scenes: scenes))
  }
}
