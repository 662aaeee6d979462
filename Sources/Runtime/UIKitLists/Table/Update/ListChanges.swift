/// The changes of one update. Deletions and reloads use the index paths before the update,
/// insertions those after it.
struct ListChanges {
  var deletedRows: [RowAddress: UITableView.RowAnimation] = [:]
  var insertedRows: [RowAddress: UITableView.RowAnimation] = [:]
  var reloadedRows: [RowAddress: UITableView.RowAnimation] = [:]
  var reconfiguredRows: [RowAddress] = []
  var movedRows: [(from: RowAddress, to: RowAddress)] = []
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  var movedSections: [(from: Int, to: Int)] = []

  mutating func insertRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { insertedRows[RowAddress(path)] = animation }
  }
  mutating func deleteRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { deletedRows[RowAddress(path)] = animation }
  }
  mutating func reloadRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { reloadedRows[RowAddress(path)] = animation }
  }
  mutating func reconfigureRows(_ paths: [IndexPath]) {
    reconfiguredRows += paths.map(RowAddress.init)
  }
  mutating func moveRow(_ from: IndexPath, _ to: IndexPath) {
    movedRows.append((RowAddress(from), RowAddress(to)))
  }
  mutating func insertSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { insertedSections[section] = animation }
  }
  mutating func deleteSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { deletedSections[section] = animation }
  }
  mutating func reloadSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { reloadedSections[section] = animation }
  }
  mutating func moveSection(_ from: Int, _ to: Int) { movedSections.append((from, to)) }
}

/// The relation between the rows before and after an update.
package struct ListMapping {
  /// For each new row the old one, or `nil` for an inserted row.
  var oldRows: [[RowAddress?]] = []
  /// For each new section the old one.
  var oldSections: [Int?] = []
  /// For each old row the new one.
  private(set) var newRows: [[RowAddress?]] = []
  private(set) var newSections: [Int?] = []

  init(oldSections: [Int?], oldRows: [[RowAddress?]], oldCounts: [Int]) {
    self.oldSections = oldSections
    self.oldRows = oldRows
    newRows = oldCounts.map { Array(repeating: nil, count: $0) }
    newSections = Array(repeating: nil, count: oldCounts.count)
    for (section, old) in oldSections.enumerated() {
      if let old { newSections[old] = section }
    }
    for (section, rows) in oldRows.enumerated() {
      for (row, old) in rows.enumerated() {
        if let old { newRows[old.section][old.row] = RowAddress(section, row) }
      }
    }
  }

  func newRow(of old: RowAddress) -> RowAddress? {
    guard newRows.indices.contains(old.section), newRows[old.section].indices.contains(old.row)
    else { return nil }
    return newRows[old.section][old.row]
  }

  func oldRow(of new: RowAddress) -> RowAddress? {
    guard oldRows.indices.contains(new.section), oldRows[new.section].indices.contains(new.row)
    else { return nil }
    return oldRows[new.section][new.row]
  }
}
