/// The placement of a search field.
public struct SearchFieldPlacement: Equatable, Sendable {
  /// The display modes of a search field below the title of a navigation bar.
  public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
    let hidesWhenScrolling: Bool

    /// The search field is hidden while the content scrolls.
    public static let automatic = NavigationBarDrawerDisplayMode(hidesWhenScrolling: true)
    /// The search field is always visible.
    public static let always = NavigationBarDrawerDisplayMode(hidesWhenScrolling: false)
  }

  enum Kind: Equatable, Sendable {
    case automatic, toolbar
    case drawer(NavigationBarDrawerDisplayMode)
  }

  let kind: Kind

  /// The automatic placement: in the bar if there is space, otherwise at the bottom, or below the
  /// title in a tab and before iOS 26.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// The toolbar: the bottom bar, or the navigation bar if there is space.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// The area below the title of the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(.automatic))

  /// The area below the title of the navigation bar, with a display mode.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer(displayMode))
  }

  /// The placement of a page's search field in UIKit's terms.
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

  /// Indicates whether a search field below the title is hidden while the content scrolls.
  var hidesWhenScrolling: Bool {
    if case .drawer(let mode) = kind { return mode.hidesWhenScrolling }
    return true
  }
}

extension UIViewController {
  /// Indicates whether the controller, or one of its ancestors, is the content of the search tab.
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
