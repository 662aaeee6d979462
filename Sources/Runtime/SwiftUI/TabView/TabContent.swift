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
