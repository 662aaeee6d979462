/// The appearances of lists.
public enum _ListLook: Hashable, Sendable {
  case plain, inset, grouped, insetGrouped, sidebar
}

enum ListLookKey: EnvironmentKey {
  static let defaultValue = _ListLook.insetGrouped
}

extension EnvironmentValues {
  package var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}
