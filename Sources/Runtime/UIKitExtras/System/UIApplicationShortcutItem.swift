/// An icon of a shortcut of the app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The name of the system's symbol, if the icon has one.
  package let symbol: String?
  /// The name of the app's image, if the icon has one.
  package let image: String?

  private init(symbol: String?, image: String?) {
    self.symbol = symbol
    self.image = image
  }

  /// Creates an icon with a symbol of the system.
  public convenience init(systemImageName: String) {
    self.init(symbol: systemImageName, image: nil)
  }

  /// Creates an icon with an image of the app.
  public convenience init(templateImageName: String) {
    self.init(symbol: nil, image: templateImageName)
  }
}

/// A shortcut that the home screen offers with the app's icon. There is no home screen here: an app
/// receives only the ones that its own code or a test passes to its delegate.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The type, by which the app knows the shortcut.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The line below the title.
  public let localizedSubtitle: String?
  /// The icon.
  public let icon: UIApplicationShortcutIcon?
  /// The values of the app.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates a shortcut.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}

extension UIApplication {
  private enum ShortcutsKey: AttachedValueKey {
    static var defaultValue: [UIApplicationShortcutItem]? { nil }
  }

  /// The shortcuts of the app's icon. The default is `nil`.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { attachedValues[ShortcutsKey.self] }
    set { attachedValues[ShortcutsKey.self] = newValue }
  }
}
