/// The appearance of a tab bar's items in their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Creates the system's appearance.
  public override init() {
    super.init()
  }

  /// The appearance of items in the normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled items.
  public let disabled = UITabBarItemStateAppearance()
}

/// The appearance of a tab bar's item in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title: its font and colour are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the image. The default is `nil`: the tint colour or grey.
  open var iconColor: UIColor?
  /// The colour of the badge. The default is `nil`: red.
  open var badgeBackgroundColor: UIColor?

  package override init() {
    super.init()
  }
}
