@_spi(Core) import SwiftUICore

/// A type that provides tabs for a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that identify the tabs.
  associatedtype TabValue: Hashable
  /// The type of tab content in ``body``.
  associatedtype Body: TabContent
  /// The composition of the tab content.
  @MainActor @preconcurrency var body: Self.Body { get }
  /// Returns the view that owns the tabs.
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
  /// This type identifies no tabs.
  public typealias TabValue = Never

  public static func _tabView(of content: Never) -> AnyView {
  }
}

/// Tab content that a view of its own owns.
@MainActor @preconcurrency
package protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A view that owns some tab content.
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
  /// Sets a badge with a number on the tab; 0 hides it.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    _TabList<TabValue, ModifiedContent<_TabContentView<Self>, BadgeModifier>>(
      content: _TabContentView(content: self).modifier(
        BadgeModifier(badge: count == 0 ? nil : "\(count)")))
  }

  /// Sets a badge with text on the tab; `nil` hides it.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _TabList<TabValue, ModifiedContent<_TabContentView<Self>, BadgeModifier>>(
      content: _TabContentView(content: self).modifier(BadgeModifier(badge: label?.plain)))
  }
}
