/// A container that shows a root view and pushes further views on top of it; superseded by
/// ``NavigationStack``.
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
    NavigationStack { content }
  }
}

/// A type that defines the appearance of navigation views.
public protocol NavigationViewStyle {}

/// A navigation view style that shows one page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates a stack style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows one page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views in this view. The stack style is the only one, as there
  /// are no columns; the argument has no effect.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(EmptyModifier())
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
