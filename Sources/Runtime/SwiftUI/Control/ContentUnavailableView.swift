/// Tells that there is nothing to show, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View {
  /// A view with a label, a description and what can be done about it.
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }

  /// What the view consists of.
  public var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
      VStack(spacing: 8) { actions }
        .font(.subheadline)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A view with a title, a picture of the app and a description.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: SwiftUI.Label(title: { Text(title) }, icon: { Image(name) }),
      description: description, actions: EmptyView())
  }

  /// A view with a title, a symbol of the system and a description.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: SwiftUI.Label(title: { Text(title) }, icon: { Image(systemName: name) }),
      description: description, actions: EmptyView())
  }

  /// A view with a title, a symbol of the system and a description.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: SwiftUI.Label(title: { Text(title) }, icon: { Image(systemName: name) }),
      description: description, actions: EmptyView())
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Nothing was found for a text.
  nonisolated public static func search(
    text: String
  ) -> ContentUnavailableView<
    SearchUnavailableContent.Label, SearchUnavailableContent.Description,
    SearchUnavailableContent.Actions
  > {
    Self(label: .init(text: text), description: .init(), actions: .init())
  }
}

/// The parts of the view that tells that nothing was found.
public struct SearchUnavailableContent {
  /// The label.
  public struct Label: Sendable {
    let text: String
  }

  /// The description.
  public struct Description: Sendable {}

  /// Nothing.
  public struct Actions: Sendable {}
}

extension SearchUnavailableContent.Label: View {
  /// What the view consists of.
  public var body: some View {
    SwiftUI.Label(
      title: { Text(verbatim: text.isEmpty ? "No Results" : "No Results for “\(text)”") },
      icon: { Image(systemName: "magnifyingglass") })
  }
}

extension SearchUnavailableContent.Description: View {
  /// What the view consists of.
  public var body: some View { Text("Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
  /// What the view consists of.
  public var body: some View { EmptyView() }
}

/// A large picture above a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      // Points. Grade: tunable.
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}
