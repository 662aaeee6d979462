extension IndexPath {
  /// Creates the index path of a row in a section of a table.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Creates the index path of an item in a section of a collection.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section; -1 in an empty index path.
  public var section: Int {
    get { isEmpty ? -1 : self[0] }
    set { if !isEmpty { self[0] = newValue } }
  }

  /// The row in its section; -1 in an index path with less than two indexes.
  public var row: Int {
    get { count > 1 ? self[1] : -1 }
    set { if count > 1 { self[1] = newValue } }
  }

  /// The item in its section; -1 in an index path with less than two indexes.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

/// The address of a row or item, cheaper to create and compare than an `IndexPath`.
package struct RowAddress: Hashable, Comparable {
  package var section: Int
  package var row: Int

  package init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  package init(_ path: IndexPath) {
    section = path.section
    row = path.row
  }

  package var path: IndexPath { [section, row] }

  package static func < (left: RowAddress, right: RowAddress) -> Bool {
    left.section == right.section ? left.row < right.row : left.section < right.section
  }
}
