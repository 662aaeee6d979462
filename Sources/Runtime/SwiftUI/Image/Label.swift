/// A symbol and a title.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style
}

extension Label: View {
  /// Creates a label.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  /// The view's content.
  public var body: some View {
    style.makeView(LabelStyleConfiguration(titleView: AnyView(title), iconView: AnyView(icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a title with a system symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Creates a title with a system symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// Creates a title with an image from the asset catalog.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked to make; other styles around it apply.
  @MainActor @preconcurrency
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}
