/// The activation of a search's scopes: the moment at which they become visible.
public struct SearchScopeActivation: Sendable {
  enum Kind {
    case onTextEntry, onSearchPresentation
  }

  let kind: Kind
  /// The scopes become visible when the first letter is entered, until the search ends.
  public static let automatic = SearchScopeActivation(kind: .onTextEntry)
  /// The scopes become visible when the first letter is entered, until the search ends.
  public static let onTextEntry = SearchScopeActivation(kind: .onTextEntry)
  /// The scopes are visible while the user searches.
  public static let onSearchPresentation = SearchScopeActivation(kind: .onSearchPresentation)
}

/// The scopes of a search, as a picker.
struct SearchScopes {
  let picker: AnyView
  let options: AnyView
  let activation: SearchScopeActivation
}

enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
  /// The scopes of the searchable views inside.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

/// The scope bar above the searched content, visible as the activation requires.
struct SearchScopeBar: View {
  let scopes: SearchScopes
  let text: Binding<String>
  @Environment(\.isSearching) private var isSearching
  /// The scopes stay visible until the search ends.
  @State private var wasTyped = false

  private var isShown: Bool {
    isSearching
      && (scopes.activation.kind == .onSearchPresentation || wasTyped || !text.wrappedValue.isEmpty)
  }

  var body: some View {
    VStack(spacing: 0) {
      if isShown {
        Group(subviews: scopes.options) { options in
          // A single scope leaves no choice.
          if options.count > 1 {
            scopes.picker
              .padding(.horizontal, Self.side)
              .padding(.vertical, Self.gap)
          }
        }
      }
    }
    .frame(maxWidth: .infinity)
    .onChange(of: isSearching && !text.wrappedValue.isEmpty) { _, isTyped in
      if isTyped { wasTyped = true }
    }
    .onChange(of: isSearching) { _, isSearching in
      if !isSearching { wasTyped = false }
    }
  }

  /// The horizontal inset in points. Grade: tunable.
  private static let side: CGFloat = 16
  private static let gap: CGFloat = 6
}

extension View {
  /// Sets the scopes to which the search in this view can be narrowed: each view of `scopes` has a
  /// tag.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Sets the scopes to which the search in this view can be narrowed: each view of `scopes` has a
  /// tag.
  ///
  /// - Parameters:
  ///   - scope: The tag of the selected scope.
  ///   - activation: The moment at which the scopes become visible.
  ///   - scopes: The scopes, as in a picker.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented)
    return environment(
      \.searchScopes,
      SearchScopes(picker: AnyView(picker), options: AnyView(scopes()), activation: activation))
  }
}
