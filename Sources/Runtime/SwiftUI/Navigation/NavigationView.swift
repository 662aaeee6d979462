/// A view and those that were pushed on top of it, with a bar: what ``NavigationStack`` replaced.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView: View where Content: View {
  /// A view under a bar, on which links push others.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// What the view consists of.
  public var body: some View {
    NavigationStack { content }
  }
}

/// How a navigation view shows its pages.
public protocol NavigationViewStyle {}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// One page at a time.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// How the navigation views in this view show their pages. A stack is the only style: columns are
  /// not there, so nothing is to be told apart.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(EmptyModifier())
  }

  /// The title in the bar.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// The title in the bar.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The title in the bar.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// The title in the bar, and its size.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title in the bar, and its size.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title in the bar, and its size.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// What stands at both ends of the bar.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    modifier(LeadingBarItem(item: leading)).modifier(TrailingBarItem(item: trailing))
  }

  /// What stands at the bar's leading end.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(LeadingBarItem(item: leading))
  }

  /// What stands at the bar's trailing end.
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
