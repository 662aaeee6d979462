/// The role of a tab.
public struct TabRole: Hashable, Sendable {
  private enum Kind {
    case search
  }

  private let kind: Kind

  /// The search role: the tab is separate, at the trailing end of a floating tab bar.
  public static var search: TabRole { TabRole(kind: .search) }
}

/// A tab of a tab view: its content, its label and the value that selects it.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the value that identifies the tab.
  public typealias TabValue = Value

  public static func _tabView(of content: Self) -> AnyView {
    AnyView(
      content.content.modifier(
        TabItemModifier(label: content.label, tag: content.value, role: content.role)))
  }

  /// Creates a tab with a value and a label.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: nil, content: content(), label: label())
  }

  /// Creates a tab with a role, a value and a label.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab with a label.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: nil, content: content(), label: label())
  }

  /// Creates a tab with a role and a label.
  nonisolated public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

/// The default label of a tab, with a title and a symbol.
public struct DefaultTabLabel: Sendable {
  let title: Text?
  let image: Image?
}

extension DefaultTabLabel: View {
  /// The view's content.
  public var body: some View {
    Label(title: { title ?? Text(verbatim: "") }, icon: { image })
  }
}

extension DefaultTabLabel {
  /// Creates the default label of a role.
  nonisolated init(of role: TabRole?) {
    guard role == .search else {
      self.init(title: nil, image: nil)
      return
    }
    self.init(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
  }
}
