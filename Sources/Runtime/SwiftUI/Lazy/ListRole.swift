/// The role of an item in a list.
struct ListRole: Equatable {
  enum Kind {
    case header, row, footer
  }

  var section: ObjectIdentifier?
  var kind = Kind.row
}

enum ListRoleTrait: LayoutTraitKey {
  static let defaultValue = ListRole()
}

enum IsInListKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}
