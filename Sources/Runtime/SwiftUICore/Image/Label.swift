/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style
}

extension Label: View {
  /// Creates a label with a title and an icon.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  /// The view's content.
  public var body: some View {
    style.makeView(LabelStyleConfiguration(titleView: AnyView(title), iconView: AnyView(icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a system symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Creates a label with a title and a system symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// Creates a label with a title and an image from the asset catalog.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from a style's configuration; the styles further out in the environment apply
  /// to it.
  @MainActor @preconcurrency
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}
