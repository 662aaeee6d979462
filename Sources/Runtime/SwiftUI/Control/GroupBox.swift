/// Views that belong together, on a plate.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension GroupBox: View {
  /// A box with a label of views.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Points; widely reported for iOS.
  private static var padding: CGFloat { 16 }
  /// Points. Grade: tunable, concentric with cards of iOS 26.
  private static var radius: CGFloat { 20 }

  /// What the view consists of.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      content.frame(maxWidth: .infinity)
    }
    .padding(Self.padding)
    .background(
      Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: Self.radius))
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text {
  /// A box with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A box with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}
