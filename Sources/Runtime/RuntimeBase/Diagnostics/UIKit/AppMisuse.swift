/// The misuses of an app's and its scene's delegates.
package enum AppMisuse: MisuseCase {
  case unknownDelegateClass(String?)
  case delegateClass(AnyClass)
  case sceneDelegateClass(AnyClass)
  case noWindow(AnyObject)
  case windowWithoutScene
  case rootViewAdded(AnyObject)
  case missingFont(String)
  case unreadableFont(String)

  package var sentence: String {
    switch self {
    case .unknownDelegateClass(let name):
      "UIApplicationMain found no class with the name \(name ?? "nil"), so the app is not "
        + "launched; pass NSStringFromClass of the app delegate."
    case .delegateClass(let type):
      "\(type) is no UIApplicationDelegate with an initializer init(), so the app is not "
        + "launched; inherit from UIResponder and set a default value for every property."
    case .sceneDelegateClass(let type):
      "\(type) is no UISceneDelegate, so the scene has no delegate; name a class that conforms "
        + "to UISceneDelegate and inherits from UIResponder."
    case .noWindow(let delegate):
      "\(typeOf: delegate) launched without a visible window, so the screen is black; make a "
        + "window key and visible in application(_:didFinishLaunchingWithOptions:) or "
        + "scene(_:willConnectTo:options:), because storyboards are not loaded."
    case .windowWithoutScene:
      "A window without a scene was shown in an app with a scene delegate, so it does not appear; "
        + "create it with UIWindow(windowScene:) or set its windowScene."
    case .rootViewAdded(let root):
      "The view of \(typeOf: root), the rootViewController of a window, was added to the window by "
        + "hand; only set rootViewController."
    case .missingFont(let name):
      "The file \(name) of UIAppFonts is not among the app's resources, so its fonts are missing; "
        + "add it to the app's target."
    case .unreadableFont(let name):
      "The file \(name) of UIAppFonts has no font that can be read, so its fonts are missing; "
        + "replace it by a TrueType or OpenType font."
    }
  }

  package var exception: String? {
    switch self {
    case .noWindow:
      "NSInternalInconsistencyException"
    default: nil
    }
  }
}
