/// The methods that notify of the app's life cycle and configure it. Every member is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window, if it has no scene delegate.
  var window: UIWindow? { get set }

  /// Notifies the delegate that the app will be launched. The result has no effect here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Notifies the delegate that the app was launched; without a scene delegate it creates a window.
  /// The result has no effect here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Notifies the delegate that the app became active. Not called if there is a scene delegate.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Notifies the delegate that the app will become inactive. Not called if there is a scene
  /// delegate.
  func applicationWillResignActive(_ application: UIApplication)
  /// Notifies the delegate that the app entered the background. Not called if there is a scene
  /// delegate.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Notifies the delegate that the app will enter the foreground. Not called if there is a scene
  /// delegate.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Notifies the delegate that the app will be terminated.
  func applicationWillTerminate(_ application: UIApplication)
  /// Notifies the delegate that memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Returns the configuration of a new scene. The default is that of the session.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Notifies the delegate that the user closed scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Returns the supported interface orientations of the app. The default is all.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Returns `nil` by default.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns `true`.
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
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Returns the configuration of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Returns all orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Runs the app with the delegate marked `@main`, without a screen.
  public static func main() {
    exit(HeadlessRun.run(delegateClass: self as AnyClass))
  }
}

/// Runs the app without a screen, with a delegate class whose name has the form of
/// `NSStringFromClass`. A principal class has no effect. Does not return while the app runs.
@MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName, let type = NSClassFromString(delegateClassName) else {
    Misuse.report(AppMisuse.unknownDelegateClass(delegateClassName))
    return 1
  }
  return HeadlessRun.run(delegateClass: type)
}
