/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// In front, and gets touches.
    case foregroundActive = 0
    /// In front, and gets no touches.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// What a scene is connected with: nothing, on a virtual device.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    override init() {
      super.init()
    }
  }

  /// Creates a scene of a session; apps get theirs from the system.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.sceneStorage = self
  }

  /// What the system knows of the scene while it is and is not connected.
  public let session: UISceneSession

  /// Hears of the scene's life. Kept by the scene.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene is in front.
  open var activationState: ActivationState { state }

  /// What the user reads where scenes are chosen. The default is empty.
  open var title: String! = ""

  open override var next: UIResponder? { UIApplication.shared }

  package internal(set) var state = ActivationState.foregroundActive
}

extension UIScene {
  /// Posted when a scene is about to be connected.
  nonisolated public class var willConnectNotification: Notification.Name {
    Notification.Name("UISceneWillConnectNotification")
  }
  /// Posted when a scene was disconnected.
  nonisolated public class var didDisconnectNotification: Notification.Name {
    Notification.Name("UISceneDidDisconnectNotification")
  }
  /// Posted when a scene gets touches.
  nonisolated public class var didActivateNotification: Notification.Name {
    Notification.Name("UISceneDidActivateNotification")
  }
  /// Posted when a scene is about to get no touches any more.
  nonisolated public class var willDeactivateNotification: Notification.Name {
    Notification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted when a scene is about to come to the screen.
  nonisolated public class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Posted when a scene left the screen.
  nonisolated public class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UISceneDidEnterBackgroundNotification")
  }
}

/// Hears of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is about to be connected: the place to make a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene gets touches.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to get no touches any more.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to come to the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene left the screen.
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

/// Hears of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nothing by default.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
