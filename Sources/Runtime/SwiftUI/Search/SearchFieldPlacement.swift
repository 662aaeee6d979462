/// Where a search field stands.
public struct SearchFieldPlacement: Equatable, Sendable {
  /// When a field below the title of a navigation bar shows.
  public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
    let hidesWhenScrolling: Bool

    /// It goes away with what is scrolled.
    public static let automatic = NavigationBarDrawerDisplayMode(hidesWhenScrolling: true)
    /// It stays.
    public static let always = NavigationBarDrawerDisplayMode(hidesWhenScrolling: false)
  }

  enum Kind: Equatable, Sendable {
    case automatic, toolbar
    case drawer(NavigationBarDrawerDisplayMode)
  }

  let kind: Kind

  /// Where it fits: in the bar if there is room, else at the bottom, or below the title in a tab and
  /// before iOS 26.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the bars: the one at the bottom, or the navigation bar if there is room.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// Below the title of the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(.automatic))

  /// Below the title of the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer(displayMode))
  }

  /// Where the field of a page stands.
  @MainActor
  func place(for page: UIViewController) -> SearchBarPlace {
    if case .drawer = kind { return .drawer }
    if page.traitCollection.horizontalSizeClass == .regular { return .trailing }
    if kind == .automatic {
      let version = Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 26
      if version < 26 || page.tabBarController != nil && !page.isInSearchTab { return .drawer }
    }
    return .bottom
  }

  /// Whether a field below the title goes away with what is scrolled.
  var hidesWhenScrolling: Bool {
    if case .drawer(let mode) = kind { return mode.hidesWhenScrolling }
    return true
  }
}

extension UIViewController {
  /// Whether the controller, or one around it, is what the tab for searching shows.
  var isInSearchTab: Bool {
    var inner = self
    while let outer = inner.parent {
      if let tabs = outer as? UITabBarController {
        return tabs.tabs.first { $0.viewController === inner } is UISearchTab
      }
      inner = outer
    }
    return false
  }
}
