@_spi(Core) import SwiftUICore

/// A container that shows a root view and pushes further views on top of it; superseded by
/// ``NavigationStack`` and ``NavigationSplitView``.
///
/// Of several views the first is the root. In a regular width they are columns beside each other,
/// unless the style is ``StackNavigationViewStyle``; further ones are placeholders for what links
/// show.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView: View where Content: View {
  /// Creates a navigation view with a root view, from which links push others.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// The view's content.
  public var body: some View {
    if let parts = (content as? any SeveralViews)?.parts, parts.count > 1 {
      SeveralNavigationViews(parts: parts)
    } else {
      NavigationStack { content }
    }
  }
}

/// The views of a navigation view with more than one.
private struct SeveralNavigationViews: View {
  let parts: [AnyView]
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.stacksNavigationViews) private var isStack

  var body: some View {
    if isStack || sizeClass != .regular {
      NavigationStack { parts[0] }
    } else {
      SplitColumns(
        sidebar: parts[0], content: parts.count > 2 ? parts[1] : nil,
        detail: parts[min(parts.count, 3) - 1])
    }
  }
}

private enum StacksNavigationViewsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Indicates whether navigation views show one page at a time.
  fileprivate var stacksNavigationViews: Bool {
    get { self[StacksNavigationViewsKey.self] }
    set { self[StacksNavigationViewsKey.self] = newValue }
  }
}

/// A type that defines the appearance of navigation views.
public protocol NavigationViewStyle {}

/// A navigation view style that shows one page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates a stack style.
  public init() {}
}

/// The default navigation view style: columns in a regular width.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the default style.
  public init() {}
}

/// A navigation view style with columns, which collapse into a stack in a compact width.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {}

/// A navigation view style with two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates a style with two columns.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style: columns in a regular width.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style with columns, which collapse into a stack in a compact width.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows one page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views in this view.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.stacksNavigationViews, style is StackNavigationViewStyle)
  }

  /// Sets the navigation title.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the navigation title.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the navigation title.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the navigation title and its display mode.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the navigation title and its display mode.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the navigation title and its display mode.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the navigation bar's leading and trailing items.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    modifier(LeadingBarItem(item: leading)).modifier(TrailingBarItem(item: trailing))
  }

  /// Sets the navigation bar's leading items.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(LeadingBarItem(item: leading))
  }

  /// Sets the navigation bar's trailing items.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(TrailingBarItem(item: trailing))
  }
}

private struct LeadingBarItem<Item: View> {
  let item: Item
}

extension LeadingBarItem: ViewModifier {
  func body(content: Content) -> some View {
    content.toolbar { ToolbarItem(placement: .topBarLeading) { item } }
  }
}

private struct TrailingBarItem<Item: View> {
  let item: Item
}

extension TrailingBarItem: ViewModifier {
  func body(content: Content) -> some View {
    content.toolbar { ToolbarItem(placement: .topBarTrailing) { item } }
  }
}
