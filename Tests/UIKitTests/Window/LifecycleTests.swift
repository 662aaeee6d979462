import Testing
import UIKit

@testable import UIKitCore

@MainActor private var calls: [String] = []

// The three classes below are what Xcode's templates make, but for storyboards.

class TemplateAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = TemplateSceneDelegate.self
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("app active") }
}

class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    calls.append("willConnect")
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { calls.append("willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { calls.append("didEnterBackground") }
  func sceneDidDisconnect(_ scene: UIScene) { calls.append("didDisconnect") }
}

class OlderAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    calls.append("didFinishLaunching")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { calls.append("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
}

@MainActor
@Suite("The app's life", .serialized)
struct LifecycleTests {
  @Test("A template's app is made by its class, and its scene delegate makes the window")
  func scene() throws {
    calls = []
    let host = try #require(HeadlessRun.start(delegateClass: TemplateAppDelegate.self))
    #expect(
      calls == ["didFinishLaunching", "willConnect", "willEnterForeground", "didBecomeActive"])
    #expect(host.application.delegate is TemplateAppDelegate)
    #expect(host.scene.delegate is TemplateSceneDelegate)
    #expect(host.keyWindow?.rootViewController != nil)
    #expect(host.application.connectedScenes.first === host.scene)
    for frame in 0..<3 { host.advanceFrame(to: Double(frame) / 60) }
    #expect(host.keyWindow?.rootViewController?.view.window === host.keyWindow)
    calls = []
    host.moveToBackground()
    #expect(calls == ["willResignActive", "didEnterBackground"])
    #expect(host.application.applicationState == .background)
    #expect(host.scene.activationState == .background)
    calls = []
    host.moveToForeground()
    #expect(calls == ["willEnterForeground", "didBecomeActive"])
    #expect(host.application.applicationState == .active)
  }

  @Test("In an app with a scene delegate a window is shown once it has a scene")
  func windowWithoutScene() throws {
    let host = try #require(HeadlessRun.start(delegateClass: TemplateAppDelegate.self))
    host.enter {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let reports = Misuse.collect { window.isHidden = false }
      #expect(reports.map(\.id) == ["App.windowWithoutScene"])
      #expect(!host.windows.contains(window))
      window.windowScene = host.scene
      #expect(host.windows.contains(window))
    }
  }

  @Test("An app without scenes hears everything itself")
  func app() throws {
    calls = []
    let host = try #require(HeadlessRun.start(delegateClass: OlderAppDelegate.self))
    #expect(calls == ["didFinishLaunching", "active"])
    host.moveToBackground()
    host.moveToForeground()
    host.terminate()
    #expect(
      calls == [
        "didFinishLaunching", "active", "inactive", "background", "foreground", "active",
        "terminate",
      ])
  }

  @Test("Notifications of the app's life are posted")
  func notifications() throws {
    let host = try #require(HeadlessRun.start(delegateClass: OlderAppDelegate.self))
    var names: [String] = []
    let tokens = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    host.moveToBackground()
    host.moveToForeground()
    #expect(
      names == [
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification",
        "UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test("A class that is no app delegate is reported")
  func wrongClass() {
    let reports = Misuse.collect {
      #expect(HeadlessRun.start(delegateClass: UIViewController.self) == nil)
    }
    #expect(reports.map(\.id) == ["App.delegateClass"])
  }
}
