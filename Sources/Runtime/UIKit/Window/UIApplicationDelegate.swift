/// Hears of the app's life and decides about some of it. Every member is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window, where it has no scene delegate.
  var window: UIWindow? { get set }

  /// The app is about to be launched. What is returned has no effect here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app was launched: the place to make a window, where there is no scene delegate. What is
  /// returned has no effect here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app gets touches. Not called where there is a scene delegate.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to get no touches any more. Not called where there is a scene delegate.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app left the screen. Not called where there is a scene delegate.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to come to the screen again. Not called where there is a scene delegate.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// How the app's scene is made. The default is as the session says.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The user closed scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// The ways the app's interface may be turned. The default is every way.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Nothing by default.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Goes on.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// As the session says.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Every way.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Runs the app whose delegate is marked `@main`, without a screen.
  public static func main() {
    exit(HeadlessRun.run(delegateClass: self as AnyClass))
  }
}

/// Runs the app without a screen, with a delegate found by its class's name as `NSStringFromClass`
/// gives it. A principal class has no effect. Never returns while the app runs.
@MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName, let type = NSClassFromString(delegateClassName) else {
    reportMisuse(
      "UIApplicationMain found no class named \(delegateClassName ?? "nothing"); pass "
        + "NSStringFromClass of the app delegate. The app was not started.")
    return 1
  }
  return HeadlessRun.run(delegateClass: type)
}
