/// The insertions, deletions and moves that turn one model of a list into another, for a table
/// view's batch update.
@MainActor
struct ListDifference {
  private var deletedSections = IndexSet()
  private var insertedSections = IndexSet()
  private var deleted: [IndexPath] = []
  private var inserted: [IndexPath] = []
  private var moved: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && deleted.isEmpty && inserted.isEmpty
      && moved.isEmpty
  }

  init(from old: ListModel, to new: ListModel) {
    let pairs = matchSections(old, new)
    for (before, after) in pairs {
      compare(old.sections[before].keys, new.sections[after].keys, before, after)
    }
  }

  /// Matches the sections that are in both models and keep their order; the others are deleted and
  /// inserted.
  private mutating func matchSections(_ old: ListModel, _ new: ListModel) -> [(Int, Int)] {
    let difference = new.sections.map(\.id).difference(from: old.sections.map(\.id))
    for change in difference {
      switch change {
      case .remove(let offset, _, _): deletedSections.insert(offset)
      case .insert(let offset, _, _): insertedSections.insert(offset)
      }
    }
    let before = old.sections.indices.filter { !deletedSections.contains($0) }
    let after = new.sections.indices.filter { !insertedSections.contains($0) }
    return Array(zip(before, after))
  }

  private mutating func compare(
    _ old: [ListModel.Key], _ new: [ListModel.Key], _ before: Int, _ after: Int
  ) {
    guard old != new else { return }
    let places = Dictionary(zip(new, new.indices), uniquingKeysWith: { first, _ in first })
    var known: Set<ListModel.Key> = []
    var order: [Int] = []
    for (row, key) in old.enumerated() {
      if let place = places[key] {
        known.insert(key)
        order.append(place)
      } else {
        deleted.append(IndexPath(row: row, section: before))
      }
    }
    for (row, key) in new.enumerated() where !known.contains(key) {
      inserted.append(IndexPath(row: row, section: after))
    }
    guard order != order.sorted() else { return }
    for (row, key) in old.enumerated() {
      guard let place = places[key] else { continue }
      moved.append(
        (IndexPath(row: row, section: before), IndexPath(row: place, section: after)))
    }
  }

  func apply(to table: UITableView, _ animation: UITableView.RowAnimation) {
    if !deletedSections.isEmpty { table.deleteSections(deletedSections, with: animation) }
    if !insertedSections.isEmpty { table.insertSections(insertedSections, with: animation) }
    if !deleted.isEmpty { table.deleteRows(at: deleted, with: animation) }
    if !inserted.isEmpty { table.insertRows(at: inserted, with: animation) }
    for (from, to) in moved { table.moveRow(at: from, to: to) }
  }
}
