/// The error of an update whose numbers of rows do not add up, with UIKit's message.
struct ListMismatch: Error {
  let text: String
}

extension ListMapping {
  /// Maps the rows through an update from `old` to `new` numbers of rows by section. `list` and
  /// `rows` name the container and its elements in messages: "table view" and "rows".
  init(
    _ changes: ListChanges, from old: [Int], to new: [Int], list: String = "table view",
    rows: String = "rows"
  ) throws(ListMismatch) {
    let sections = try Self.followSections(changes, old.count, new.count, list)
    var oldRows: [[RowAddress?]] = []
    let movedFrom = Set(changes.movedRows.map(\.from))
    let targets = Dictionary(
      changes.movedRows.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    for (section, count) in new.enumerated() {
      guard let origin = sections[section], changes.reloadedSections[origin] == nil else {
        oldRows.append(Array(repeating: nil, count: count))
        continue
      }
      oldRows.append(
        try Self.followRows(
          changes, movedFrom, targets, section: section, origin: origin, old: old[origin],
          new: count, list, rows))
    }
    self.init(oldSections: sections, oldRows: oldRows, oldCounts: old)
  }

  private static func followSections(
    _ changes: ListChanges, _ old: Int, _ new: Int, _ list: String
  ) throws(ListMismatch) -> [Int?] {
    let moved = Dictionary(
      changes.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    let gone = Set(changes.movedSections.map(\.from)).union(changes.deletedSections.keys)
    var staying = (0..<old).filter { !gone.contains($0) }.makeIterator()
    let stayingCount = (0..<old).count { !gone.contains($0) }
    let arriving = Set(moved.keys).union(changes.insertedSections.keys)
    guard stayingCount + arriving.count == new, arriving.allSatisfy({ $0 >= 0 && $0 < new }),
      gone.allSatisfy({ $0 >= 0 && $0 < old })
    else {
      throw ListMismatch(
        text: "Invalid update: invalid number of sections. The number of sections contained in the "
          + "\(list) after the update (\(new)) must be equal to the number of sections contained in "
          + "the \(list) before the update (\(old)), plus or minus the number of sections inserted "
          + "or deleted (\(changes.insertedSections.count) inserted, "
          + "\(changes.deletedSections.count) deleted)")
    }
    return (0..<new).map { section in
      if let from = moved[section] { return from }
      return changes.insertedSections[section] != nil ? nil : staying.next()
    }
  }

  private static func followRows(
    _ changes: ListChanges, _ movedFrom: Set<RowAddress>, _ targets: [RowAddress: RowAddress],
    section: Int, origin: Int, old: Int, new: Int, _ list: String, _ rows: String
  ) throws(ListMismatch) -> [RowAddress?] {
    let staying = (0..<old).filter { row in
      let address = RowAddress(origin, row)
      return changes.deletedRows[address] == nil && !movedFrom.contains(address)
    }
    var next = staying.makeIterator()
    var found: [RowAddress?] = []
    found.reserveCapacity(new)
    var arrived = 0
    for row in 0..<new {
      let address = RowAddress(section, row)
      if let from = targets[address] {
        found.append(from)
        arrived += 1
      } else if changes.insertedRows[address] != nil {
        found.append(nil)
        arrived += 1
      } else {
        found.append(next.next().map { RowAddress(origin, $0) })
      }
    }
    let inserted = changes.insertedRows.keys.count { $0.section == section }
    let deleted = changes.deletedRows.keys.count { $0.section == origin }
    let movedIn = targets.keys.count { $0.section == section }
    guard staying.count + inserted + movedIn == new, arrived == inserted + movedIn else {
      throw ListMismatch(
        text: "Invalid update: invalid number of \(rows) in section \(section). The number of "
          + "\(rows) contained in an existing section after the update (\(new)) must be equal to the "
          + "number of \(rows) contained in that section before the update (\(old)), plus or minus "
          + "the number of \(rows) inserted or deleted from that section (\(inserted) inserted, "
          + "\(deleted) deleted)")
    }
    return found
  }
}
