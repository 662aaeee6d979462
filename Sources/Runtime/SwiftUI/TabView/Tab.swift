/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private enum Kind {
    case search
  }

  private let kind: Kind

  /// A search: the tab stands by itself at the trailing end of a floating bar.
  public static var search: TabRole { TabRole(kind: .search) }
}

/// A tab.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the value that tells the tab from others.
  public typealias TabValue = Value

  public static func _tabView(of content: Self) -> AnyView {
    AnyView(
      content.content.modifier(
        TabItemModifier(label: content.label, tag: content.value, role: content.role)))
  }

  /// A tab with a label of views and a value.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: nil, content: content(), label: label())
  }

  /// A tab with a label of views, a value and something it is for.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A tab with a label of views.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: nil, content: content(), label: label())
  }

  /// A tab with a label of views and something it is for.
  nonisolated public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

/// The label of a tab that has a title and a symbol.
public struct DefaultTabLabel: Sendable {
  let title: Text?
  let image: Image?
}

extension DefaultTabLabel: View {
  /// What the view consists of.
  public var body: some View {
    Label(title: { title ?? Text(verbatim: "") }, icon: { image })
  }
}

extension DefaultTabLabel {
  /// The label that goes with what a tab is for.
  nonisolated init(of role: TabRole?) {
    guard role == .search else {
      self.init(title: nil, image: nil)
      return
    }
    self.init(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
  }
}
