/// A symbol and a title.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
}

extension Label: View {
  /// A label of views.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  /// Points between symbol and title. Grade: tunable.
  private static var gap: CGFloat { 8 }

  /// What the view consists of.
  public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: Self.gap) {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol of the system.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// A title with a symbol of the system.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// A title with a picture of the app.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }
}
