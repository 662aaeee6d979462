/// Tabs of a TabView.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that tell tabs apart.
  associatedtype TabValue: Hashable
  /// The type of tabs that ``body`` computes.
  associatedtype Body: TabContent
  /// What the tabs consist of.
  @MainActor @preconcurrency var body: Self.Body { get }
  /// The view that keeps the tabs alive.
  static func _tabView(of content: Self) -> AnyView
}

extension TabContent {
  public static func _tabView(of content: Self) -> AnyView {
    AnyView(
      StyledView(
        style: content, configuration: (), make: { tabs, _ in Body._tabView(of: tabs.body) }))
  }
}

extension Never: TabContent {
  /// There are no tabs of this type.
  public typealias TabValue = Never

  public static func _tabView(of content: Never) -> AnyView {
  }
}

/// Tabs that are kept alive by a view of their own.
@MainActor @preconcurrency
package protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Some tabs as a view.
public struct _TabContentView<Content: TabContent> {
  let content: Content

  @MainActor fileprivate var view: AnyView { Content._tabView(of: content) }
}

extension _TabContentView: View, PrimitiveView {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    PassThroughNode(view, content: { $0.view }, in: inputs)
  }
}

/// A tab.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let content: Content
  let label: Label
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the value that tells the tab from others.
  public typealias TabValue = Value

  public static func _tabView(of content: Self) -> AnyView {
    AnyView(
      content.content.modifier(TabItemModifier(label: content.label, tag: content.value)))
  }

  /// A tab with a label of views and a value.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab with a title, a symbol of the system and a value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// A tab with a title, a symbol of the system and a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab with a title and a symbol of the system.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// A tab with a title and a symbol of the system.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }
}

/// The label of a tab that has a title and a symbol.
public struct DefaultTabLabel: Sendable {
  let title: Text
  let image: Image
}

extension DefaultTabLabel: View {
  /// What the view consists of.
  public var body: some View {
    Label(title: { title }, icon: { image })
  }
}

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
    _TabList(
      content: TupleView(
        value: (repeat _TabContentView(content: each content)),
        pack: TuplePack<repeat _TabContentView<each Content>>.self))
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

extension TabContent {
  /// Marks the tab with a number; 0 is no mark.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    _TabList<TabValue, ModifiedContent<_TabContentView<Self>, BadgeModifier>>(
      content: _TabContentView(content: self).modifier(
        BadgeModifier(badge: count == 0 ? nil : "\(count)")))
  }

  /// Marks the tab with text; `nil` is no mark.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _TabList<TabValue, ModifiedContent<_TabContentView<Self>, BadgeModifier>>(
      content: _TabContentView(content: self).modifier(BadgeModifier(badge: label?.plain)))
  }
}
