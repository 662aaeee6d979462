/// What happens to the bars while the user searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  let hidesBar: Bool
  /// The title goes away where the field stands below it.
  public static let automatic = SearchPresentationToolbarBehavior(hidesBar: true)
  /// The title and the items stay.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(hidesBar: false)
}

enum SearchToolbarBehaviorKey: EnvironmentKey {
  static let defaultValue = true
}

enum SearchFocusTargetKey: EnvironmentKey {
  static var defaultValue: FocusTarget? { nil }
}

extension EnvironmentValues {
  /// Whether a search takes the place of the title.
  var searchHidesBar: Bool {
    get { self[SearchToolbarBehaviorKey.self] }
    set { self[SearchToolbarBehaviorKey.self] = newValue }
  }

  /// The state that the focus of the search field inside is bound to.
  var searchFocusTarget: FocusTarget? {
    get { self[SearchFocusTargetKey.self] }
    set { self[SearchFocusTargetKey.self] = newValue }
  }
}

extension View {
  /// What happens to the bars while the user searches in this view.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    environment(\.searchHidesBar, behavior.hidesBar)
  }

  /// The search field of this view has the keyboard while the state is true.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: binding, value: true, isForSearch: true))
  }

  /// The search field of this view has the keyboard while the state has a value.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(FocusModifier(binding: binding, value: value, isForSearch: true))
  }
}
