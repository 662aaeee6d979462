/// A view that expands and collapses its content, with a label.
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  private let isExpanded: Binding<Bool>?
  private let content: Content
  private let label: Label
  @State private var ownIsExpanded = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Creates a disclosure group that is collapsed initially.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label())
  }

  /// Creates a disclosure group with a binding to its expansion.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content(), label())
  }

  nonisolated private init(_ isExpanded: Binding<Bool>?, _ content: Content, _ label: Label) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a title, collapsed initially.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, content(), Text(titleKey))
  }

  /// Creates a disclosure group with a title and a binding to its expansion.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content(), Text(titleKey))
  }

  /// Creates a disclosure group with a title, collapsed initially.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, content(), Text(label))
  }

  /// Creates a disclosure group with a title and a binding to its expansion.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content(), Text(label))
  }
}

extension DisclosureGroup: View {
  /// The view's content.
  public var body: some View {
    style.makeView(
      DisclosureGroupStyleConfiguration(
        label: .init(AnyView(label)), content: .init(AnyView(content)),
        isExpanded: isExpanded ?? $ownIsExpanded))
  }
}
