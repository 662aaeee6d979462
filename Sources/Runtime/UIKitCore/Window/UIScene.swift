/// An instance of the app's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Constants that indicate the state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground and receives no events.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// The options with which a scene is connected: none, on a virtual device.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    override init() {
      super.init()
    }
  }

  /// Creates a scene of a session; scenes of apps are created by the system.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.sceneStorage = self
  }

  /// The session of the scene, which also exists while the scene is not connected.
  public let session: UISceneSession

  /// The object that is notified of the scene's life cycle. Retained by the scene.
  open var delegate: (any UISceneDelegate)?

  /// The state of the scene.
  open var activationState: ActivationState { state }

  /// The title of the scene for the user. The default is empty.
  open var title: String! = ""

  open override var next: UIResponder? { UIApplication.shared }

  package internal(set) var state = ActivationState.foregroundActive
}

extension UIScene {
  /// The notification that is posted when a scene will be connected.
  nonisolated public class var willConnectNotification: Notification.Name {
    Notification.Name("UISceneWillConnectNotification")
  }
  /// The notification that is posted when a scene was disconnected.
  nonisolated public class var didDisconnectNotification: Notification.Name {
    Notification.Name("UISceneDidDisconnectNotification")
  }
  /// The notification that is posted when a scene became active.
  nonisolated public class var didActivateNotification: Notification.Name {
    Notification.Name("UISceneDidActivateNotification")
  }
  /// The notification that is posted when a scene will become inactive.
  nonisolated public class var willDeactivateNotification: Notification.Name {
    Notification.Name("UISceneWillDeactivateNotification")
  }
  /// The notification that is posted when a scene will enter the foreground.
  nonisolated public class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UISceneWillEnterForegroundNotification")
  }
  /// The notification that is posted when a scene entered the background.
  nonisolated public class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UISceneDidEnterBackgroundNotification")
  }
}

/// The methods that notify of a scene's life cycle.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Notifies the delegate that the scene will be connected; the delegate creates a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Notifies the delegate that the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Notifies the delegate that the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Notifies the delegate that the scene will become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Notifies the delegate that the scene will enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Notifies the delegate that the scene entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The methods that notify of the life cycle of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Returns `nil` by default.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
