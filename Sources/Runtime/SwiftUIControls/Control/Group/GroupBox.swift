/// A container of related views on a platter, with an optional label.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style
}

extension GroupBox: View {
  nonisolated init(parts content: Content, label: Label) {
    self.label = label
    self.content = content
  }

  /// Creates a group box with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(parts: content(), label: label())
  }

  /// The view's content.
  public var body: some View {
    style.makeView(
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Creates a group box from a style's configuration; the styles further out in the environment
  /// apply to it.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(parts: configuration.content, label: configuration.label)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(parts: content(), label: EmptyView())
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(parts: content(), label: Text(titleKey))
  }

  /// Creates a group box with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(parts: content(), label: Text(title))
  }
}
