/// Views that belong together, on a plate.
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

  /// A box with a label of views.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(parts: content(), label: label())
  }

  /// What the view consists of.
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
  /// The box that a style was told of, in the style around that style.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(parts: configuration.content, label: configuration.label)
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(parts: content(), label: EmptyView())
  }
}

extension GroupBox where Label == Text {
  /// A box with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(parts: content(), label: Text(titleKey))
  }

  /// A box with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(parts: content(), label: Text(title))
  }
}
