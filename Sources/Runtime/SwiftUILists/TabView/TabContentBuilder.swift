/// A result builder that creates tab content from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
  /// Returns an expression unchanged.
  nonisolated public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  /// Returns a single tab unchanged.
  nonisolated public static func buildBlock<Content: TabContent>(_ content: Content) -> Content {
    content
  }

  /// Combines several tabs in order.
  nonisolated public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabList<TabValue, TupleView<(repeat _TabContentView<each Content>)>> {
    _TabList(content: TupleView(value: (repeat _TabContentView(content: each content))))
  }

  /// Returns the content of a condition's first branch.
  nonisolated public static func buildEither<First: TabContent, Second: TabContent>(
    first content: First
  ) -> _TabList<
    TabValue, _ConditionalContent<_TabContentView<First>, _TabContentView<Second>>
  > {
    _TabList(content: _ConditionalContent(storage: .first(_TabContentView(content: content))))
  }

  /// Returns the content of a condition's second branch.
  nonisolated public static func buildEither<First: TabContent, Second: TabContent>(
    second content: Second
  ) -> _TabList<
    TabValue, _ConditionalContent<_TabContentView<First>, _TabContentView<Second>>
  > {
    _TabList(content: _ConditionalContent(storage: .second(_TabContentView(content: content))))
  }

  /// Returns tabs that are limited to some versions of the system.
  nonisolated public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> _TabList<TabValue, _TabContentView<Content>> {
    _TabList(content: _TabContentView(content: content))
  }

  /// Returns tabs that depend on a condition.
  nonisolated public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> _TabList<TabValue, _TabContentView<Content>?> {
    _TabList(content: content.map { _TabContentView(content: $0) })
  }
}

/// Tab content that consists of views.
public struct _TabList<TabValue: Hashable, Content: View> {
  let content: Content
}

extension _TabList: TabContent, PrimitiveTabContent {
  public static func _tabView(of content: Self) -> AnyView { AnyView(content.content) }
}
