/// What the system knows of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  init(configuration: UISceneConfiguration, identifier: String) {
    configurationStorage = configuration
    persistentIdentifier = identifier
    super.init()
  }

  /// The scene while it is connected.
  open weak var scene: UIScene? { sceneStorage }

  /// What the scene is for.
  open var role: Role { configurationStorage.role }

  /// How the scene is made.
  open var configuration: UISceneConfiguration { configurationStorage }

  /// A name that stays the same while the session exists.
  public let persistentIdentifier: String

  /// Anything the app wants to keep with the session.
  open var userInfo: [String: Any]?

  weak var sceneStorage: UIScene?
  var configurationStorage: UISceneConfiguration
}

/// Says how a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Creates a configuration; a name stands for one of those in the app's property list.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// The name in the app's property list.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; `nil` for `UIWindowScene`, the only one there is here.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate. `nil` looks for one as templates name it: `SceneDelegate` in
  /// the app delegate's module.
  open var delegateClass: AnyClass?
}
