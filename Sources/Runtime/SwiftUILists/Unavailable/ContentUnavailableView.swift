/// A view for missing content, with a description and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View {
  /// Creates a view with a label, a description and actions.
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }

  /// The view's content.
  public var body: some View {
    VStack(spacing: UnavailableMetrics.actionsGap) {
      VStack(spacing: UnavailableMetrics.textGap) {
        label.labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      VStack(spacing: UnavailableMetrics.textGap) { actions.font(.subheadline) }
    }
    .multilineTextAlignment(.center)
    .padding(UnavailableMetrics.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The measures of the view in points. Grade: tunable, after iOS 17.
private enum UnavailableMetrics {
  static let symbol: CGFloat = 48
  static let symbolGap: CGFloat = 16
  static let textGap: CGFloat = 6
  static let actionsGap: CGFloat = 20
  static let margin: CGFloat = 24
}

/// A large symbol above a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: UnavailableMetrics.symbolGap) {
      configuration.icon
        .font(.system(size: UnavailableMetrics.symbol))
        .foregroundStyle(.secondary)
      configuration.title.font(.title2).fontWeight(.bold)
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title, a system symbol and a description.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: .init(title, systemImage: name), description: description, actions: EmptyView())
  }

  /// Creates a view with a title, a system symbol and a description.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: .init(title, systemImage: name), description: description, actions: EmptyView())
  }

  /// Creates a view with a title, an image from the asset catalog and a description.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(label: .init(title, image: name), description: description, actions: EmptyView())
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view for a search without results.
  public static var search: Self {
    Self(label: .init(text: nil), description: .init(), actions: .init())
  }

  /// A view for a search for a text without results.
  public static func search(text: String) -> Self {
    Self(
      label: .init(text: text.isEmpty ? nil : text), description: .init(), actions: .init())
  }
}

/// The parts of the view for a search without results.
public struct SearchUnavailableContent: Sendable {
  /// The title.
  public struct Label: Sendable {
    let text: String?
  }

  /// The description.
  public struct Description: Sendable {
    let text = "Check the spelling or try a new search."
  }

  /// No actions.
  public struct Actions: Sendable {}
}

extension SearchUnavailableContent.Label: View {
  /// The view's content.
  public var body: some View {
    SwiftUICore.Label {
      if let text {
        Text(verbatim: "No Results for “\(text)”")
      } else {
        Text(verbatim: "No Results")
      }
    } icon: {
      Image(systemName: "magnifyingglass")
    }
  }
}

extension SearchUnavailableContent.Description: View {
  /// The view's content.
  public var body: some View { Text(verbatim: text) }
}

extension SearchUnavailableContent.Actions: View {
  /// The view's content.
  public var body: some View { EmptyView() }
}
