/// A type that defines the appearance of a tab view. Only the system's styles are available.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The appearance that the style stands for.
  nonisolated var _look: _TabViewLook { get }
}

/// The appearances of tab views.
public enum _TabViewLook: Equatable, Sendable {
  case bar
  case pages(PageTabViewStyle.IndexDisplayMode)

  var isPaged: Bool { self != .bar }
}

/// The default tab view style, with a tab bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the default style.
  nonisolated public init() {}
  nonisolated public var _look: _TabViewLook { .bar }
}

/// A tab view style with a tab bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates a style with a tab bar.
  nonisolated public init() {}
  nonisolated public var _look: _TabViewLook { .bar }
}

/// A tab view style with horizontally paged content.
public struct PageTabViewStyle: TabViewStyle {
  /// The display modes of the page control.
  public struct IndexDisplayMode: Equatable, Sendable {
    enum Kind: Sendable {
      case automatic, always, never
    }

    let kind: Kind

    /// The page control is visible if there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// The page control is always visible.
    public static let always = IndexDisplayMode(kind: .always)
    /// The page control is never visible.
    public static let never = IndexDisplayMode(kind: .never)
  }

  let mode: IndexDisplayMode

  /// Creates a style with paged content and a display mode of the page control.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  nonisolated public var _look: _TabViewLook { .pages(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style, with a tab bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A style with a tab bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A style with horizontally paged content.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// A style with horizontally paged content and a display mode of the page control.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A type that defines the appearance of a page control. Only the system's styles are available.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// The display mode of the page control's background.
  nonisolated var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// An index view style that shows a dot for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The display modes of the page control's background.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    enum Kind: Sendable {
      case automatic, interactive, always, never
    }

    let kind: Kind

    /// The default mode: the background is never visible.
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    /// The background is visible while the user interacts with the page control.
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    /// The background is always visible.
    public static let always = BackgroundDisplayMode(kind: .always)
    /// The background is never visible.
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  let mode: BackgroundDisplayMode

  /// Creates a page index style with a display mode of the background.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  nonisolated public var _background: BackgroundDisplayMode { mode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A style that shows a dot for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A style that shows a dot for each page, with a display mode of the background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

enum TabViewStyleKey: EnvironmentKey {
  static let defaultValue = _TabViewLook.bar
}

enum IndexBackgroundKey: EnvironmentKey {
  static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
}

extension EnvironmentValues {
  var tabViewStyle: _TabViewLook {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }

  var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tab views in this view; a tab view's style is fixed when it first
  /// appears.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._look)
  }

  /// Sets the style of the page controls in this view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexBackground, style._background)
  }
}
