/// The role of an item in a list.
package struct ListRole: Equatable {
  package enum Kind {
    case header, row, footer
  }

  package var section: ObjectIdentifier?
  package var kind = Kind.row

  package init(section: ObjectIdentifier? = nil, kind: Kind = .row) {
    self.section = section
    self.kind = kind
  }
}

package enum ListRoleTrait: LayoutTraitKey {
  package static let defaultValue = ListRole()
}

enum IsInListKey: EnvironmentKey {
  static let defaultValue = false
}

enum IsInLazyStackKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Indicates whether the view is in a lazy stack or grid.
  package var isInLazyStack: Bool {
    get { self[IsInLazyStackKey.self] }
    set { self[IsInLazyStackKey.self] = newValue }
  }

  /// Marks content that has a screen or a card of its own: no row.
  package mutating func leaveRows() {
    isInList = false
    isInLazyStack = false
  }

  package var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}
