/// When the scopes of a search show.
public struct SearchScopeActivation: Sendable {
  enum Kind {
    case onTextEntry, onSearchPresentation
  }

  let kind: Kind
  /// From the first letter on until the search ends.
  public static let automatic = SearchScopeActivation(kind: .onTextEntry)
  /// From the first letter on until the search ends.
  public static let onTextEntry = SearchScopeActivation(kind: .onTextEntry)
  /// While the user searches.
  public static let onSearchPresentation = SearchScopeActivation(kind: .onSearchPresentation)
}

/// The scopes of a search: a picker.
struct SearchScopes {
  let picker: AnyView
  let options: AnyView
  let activation: SearchScopeActivation
}

enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
  /// What the searchable views inside can be narrowed to.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

/// The scopes above what is searched, while they are to show.
struct SearchScopeBar: View {
  let scopes: SearchScopes
  let text: Binding<String>
  @Environment(\.isSearching) private var isSearching
  /// Once they show, scopes stay until the search ends.
  @State private var wasTyped = false

  private var isShown: Bool {
    isSearching
      && (scopes.activation.kind == .onSearchPresentation || wasTyped || !text.wrappedValue.isEmpty)
  }

  var body: some View {
    VStack(spacing: 0) {
      if isShown {
        Group(subviews: scopes.options) { options in
          // One scope leaves nothing to choose.
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

  /// Points. Grade: tunable.
  private static let side: CGFloat = 16
  private static let gap: CGFloat = 6
}

extension View {
  /// What the search in this view can be narrowed to: each view of `scopes` has a tag.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// What the search in this view can be narrowed to: each view of `scopes` has a tag.
  ///
  /// - Parameters:
  ///   - scope: The tag of the scope that counts.
  ///   - activation: When the scopes show.
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
