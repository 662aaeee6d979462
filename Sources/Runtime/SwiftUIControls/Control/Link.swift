/// A control that opens a URL.
public struct Link<Label: View> {
  let label: Label
  let destination: URL
  @Environment(\.openURL) private var openURL
}

extension Link: View {
  /// Creates a link with a label.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }

  /// The view's content.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(label: Text(titleKey), destination: destination)
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(label: Text(title), destination: destination)
  }
}
