/// Builds tabs from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
  /// Keeps an expression as it is.
  nonisolated public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  /// A single tab stays as it is.
  nonisolated public static func buildBlock<Content: TabContent>(_ content: Content) -> Content {
    content
  }

  /// Several tabs follow one another.
  nonisolated public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabList<TabValue, TupleView<(repeat _TabContentView<each Content>)>> {
    _TabList(content: TupleView(value: (repeat _TabContentView(content: each content))))
  }

  /// The first of two kinds of tabs.
  nonisolated public static func buildEither<First: TabContent, Second: TabContent>(
    first content: First
  ) -> _TabList<
    TabValue, _ConditionalContent<_TabContentView<First>, _TabContentView<Second>>
  > {
    _TabList(content: _ConditionalContent(storage: .first(_TabContentView(content: content))))
  }

  /// The second of two kinds of tabs.
  nonisolated public static func buildEither<First: TabContent, Second: TabContent>(
    second content: Second
  ) -> _TabList<
    TabValue, _ConditionalContent<_TabContentView<First>, _TabContentView<Second>>
  > {
    _TabList(content: _ConditionalContent(storage: .second(_TabContentView(content: content))))
  }

  /// Tabs that only some systems know.
  nonisolated public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> _TabList<TabValue, _TabContentView<Content>> {
    _TabList(content: _TabContentView(content: content))
  }

  /// Tabs that are there only under a condition.
  nonisolated public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> _TabList<TabValue, _TabContentView<Content>?> {
    _TabList(content: content.map { _TabContentView(content: $0) })
  }
}

/// Tabs as views.
public struct _TabList<TabValue: Hashable, Content: View> {
  let content: Content
}

extension _TabList: TabContent, PrimitiveTabContent {
  public static func _tabView(of content: Self) -> AnyView { AnyView(content.content) }
}
