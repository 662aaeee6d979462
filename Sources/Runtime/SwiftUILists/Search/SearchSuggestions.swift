/// Inserts a suggestion into the enclosing search field.
@MainActor
final class SearchCompleter {
  private let write: (String) -> Void

  init(_ write: @escaping (String) -> Void) {
    self.write = write
  }

  func complete(_ text: String) { write(text) }
}

enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

enum SearchCompleterKey: EnvironmentKey {
  static var defaultValue: SearchCompleter? { nil }
}

enum IsSuggestingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The suggestions of the searchable views inside.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// The completer of the enclosing search field, if there is one.
  var searchCompleter: SearchCompleter? {
    get { self[SearchCompleterKey.self] }
    set { self[SearchCompleterKey.self] = newValue }
  }

  /// Indicates whether the user is searching and has not chosen or submitted a text since it was
  /// last edited.
  var isSuggesting: Bool {
    get { self[IsSuggestingKey.self] }
    set { self[IsSuggestingKey.self] = newValue }
  }
}

/// Adds the views of an active search to a searchable view: the scopes above it and the suggestions
/// in front of it.
struct SearchPageModifier: ViewModifier {
  let text: Binding<String>
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes

  nonisolated init(text: Binding<String>) {
    self.text = text
  }

  func body(content: Content) -> some View {
    let inner = content.environment(\.searchSuggestions, nil).environment(\.searchScopes, nil)
    if let scopes {
      page(inner).safeAreaInset(edge: .top, spacing: 0) {
        SearchScopeBar(scopes: scopes, text: text)
      }
    } else {
      page(inner)
    }
  }

  @ViewBuilder
  private func page(_ content: some View) -> some View {
    if let suggestions {
      ZStack {
        content
        SearchSuggestionList(suggestions: suggestions)
      }
    } else {
      content
    }
  }
}

/// A list of the suggestions, if there are any.
private struct SearchSuggestionList: View {
  let suggestions: AnyView
  @Environment(\.isSuggesting) private var isSuggesting

  var body: some View {
    if isSuggesting {
      Group(subviews: suggestions) { subviews in
        if !subviews.isEmpty {
          List { ForEach(subviews) { $0 } }
            .listStyle(.plain)
            .environment(\.searchSuggestions, nil)
        }
      }
    }
  }
}

/// Makes a view a suggestion that completes the search text when it is tapped.
private struct SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.searchCompleter) private var completer

  func body(content: Content) -> some View {
    Button {
      completer?.complete(completion)
    } label: {
      content.foregroundStyle(Color.primary)
    }
  }
}

extension View {
  /// Sets the suggestions that cover this view while the user searches in it. A suggestion with a
  /// `searchCompletion` can be chosen; after that, and after a search was submitted, suggestions
  /// show again when the text changes.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Associates a completion with the view: a tap inserts `completion` into the search field and
  /// submits the search.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }
}
