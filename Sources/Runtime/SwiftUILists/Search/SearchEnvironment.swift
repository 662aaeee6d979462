/// An action that ends the current search.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated let action: (@MainActor () -> Void)?

  nonisolated init(action: (@MainActor () -> Void)?) {
    self.action = action
  }

  /// Ends the search: clears its text and dismisses the keyboard. It has no effect if there is no
  /// search.
  public func callAsFunction() {
    action?()
  }
}

enum IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(action: nil) }
}

extension EnvironmentValues {
  /// Indicates whether the user is searching in the enclosing searchable view.
  public var isSearching: Bool { self[IsSearchingKey.self] }

  /// An action that ends the search in the enclosing searchable view.
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }
}
