/// Ends the search in whose environment it was read.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated let action: (@MainActor () -> Void)?

  nonisolated init(action: (@MainActor () -> Void)?) {
    self.action = action
  }

  /// Ends the search, and takes its text and the keyboard away; nothing happens where nobody
  /// searches.
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
  /// Whether the user is searching in the searchable view around.
  public var isSearching: Bool { self[IsSearchingKey.self] }

  /// Ends the search in the searchable view around.
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }
}
