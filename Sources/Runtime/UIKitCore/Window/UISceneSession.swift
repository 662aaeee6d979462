/// The persistent information about a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene with windows of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  init(configuration: UISceneConfiguration, identifier: String) {
    configurationStorage = configuration
    persistentIdentifier = identifier
    super.init()
  }

  /// The scene, if it is connected.
  open weak var scene: UIScene? { sceneStorage }

  /// The role of the scene.
  open var role: Role { configurationStorage.role }

  /// The configuration of the scene.
  open var configuration: UISceneConfiguration { configurationStorage }

  /// A unique identifier that persists while the session exists.
  public let persistentIdentifier: String

  /// Data of the app for the session.
  open var userInfo: [String: Any]?

  weak var sceneStorage: UIScene?
  var configurationStorage: UISceneConfiguration
}

/// The configuration of a new scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Creates a configuration; a name refers to one in the app's property list.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// The name in the app's property list.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; `nil` for `UIWindowScene`, the only one there is here.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate. `nil` searches for one with the name that templates use:
  /// `SceneDelegate` in the app delegate's module.
  open var delegateClass: AnyClass?
}
