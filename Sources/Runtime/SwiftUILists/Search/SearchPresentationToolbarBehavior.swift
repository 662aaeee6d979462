/// The behaviour of the bars while the user searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  let hidesBar: Bool
  /// The title is hidden if the search field is below it.
  public static let automatic = SearchPresentationToolbarBehavior(hidesBar: true)
  /// The title and the items stay visible.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(hidesBar: false)
}

enum SearchToolbarBehaviorKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Indicates whether an active search replaces the title.
  var searchHidesBar: Bool {
    get { self[SearchToolbarBehaviorKey.self] }
    set { self[SearchToolbarBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets the behaviour of the bars while the user searches in this view.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    environment(\.searchHidesBar, behavior.hidesBar)
  }

  /// Binds the focus of this view's search field to a Boolean state.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: binding, value: true, isForSearch: true))
  }

  /// Binds the focus of this view's search field to a state: the field has the focus while the
  /// state equals a value.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(FocusModifier(binding: binding, value: value, isForSearch: true))
  }
}
