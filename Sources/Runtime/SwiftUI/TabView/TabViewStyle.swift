/// How tabs look. The system's styles are all there are.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// Which look it is.
  nonisolated var _look: _TabViewLook { get }
}

/// The looks of tabs.
public enum _TabViewLook: Equatable, Sendable {
  case bar
  case pages(PageTabViewStyle.IndexDisplayMode)

  var isPaged: Bool { self != .bar }
}

/// Tabs with a bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The default style.
  nonisolated public init() {}
  nonisolated public var _look: _TabViewLook { .bar }
}

/// Tabs with a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The style with a bar.
  nonisolated public init() {}
  nonisolated public var _look: _TabViewLook { .bar }
}

/// Tabs side by side, through which a finger leafs.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots show that tell which page it is.
  public struct IndexDisplayMode: Equatable, Sendable {
    enum Kind: Sendable {
      case automatic, always, never
    }

    let kind: Kind

    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// Always.
    public static let always = IndexDisplayMode(kind: .always)
    /// Never.
    public static let never = IndexDisplayMode(kind: .never)
  }

  let mode: IndexDisplayMode

  /// The style with pages.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  nonisolated public var _look: _TabViewLook { .pages(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs with a bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs with a bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Tabs side by side, through which a finger leafs.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Tabs side by side, through which a finger leafs.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look. The system's styles are all there are.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// When the dots stand on a plate.
  nonisolated var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots stand on a plate.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    enum Kind: Sendable {
      case automatic, interactive, always, never
    }

    let kind: Kind

    /// Where it fits: never.
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    /// While fingers are on the dots.
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    /// Always.
    public static let always = BackgroundDisplayMode(kind: .always)
    /// Never.
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  let mode: BackgroundDisplayMode

  /// The style with dots.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  nonisolated public var _background: BackgroundDisplayMode { mode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, one for each page.
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
  /// The look of tabs in this view; it is settled when they first appear.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._look)
  }

  /// The look of the dots of pages in this view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexBackground, style._background)
  }
}
