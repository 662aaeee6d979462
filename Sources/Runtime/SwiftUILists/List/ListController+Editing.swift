@_spi(Core) import SwiftUICore

/// Editing of the rows by the user.
extension ListController {
  func deletion(at path: IndexPath) -> ((IndexSet) -> Void)? {
    guard model.contains(path) else { return nil }
    let cell = model[path]
    return cell.trait(DeleteDisabledTrait.self) ? nil : cell.trait(RowDeletionTrait.self)
  }

  func delete(_ path: IndexPath) {
    guard let deletion = deletion(at: path) else { return }
    let index = model[path].elementIndex
    withAnimation { deletion(IndexSet(integer: index)) }
  }

  func canEdit(_ path: IndexPath) -> Bool {
    guard model.contains(path) else { return false }
    if deletion(at: path) != nil { return true }
    return row(at: path)?.trait(SwipeActionsTrait.self).isEmpty == false
  }

  func swipeActions(
    at path: IndexPath, _ edge: HorizontalEdge
  ) -> UISwipeActionsConfiguration? {
    guard model.contains(path), let row = row(at: path) else { return nil }
    let groups = row.trait(SwipeActionsTrait.self).filter { $0.edge == edge }
    if !groups.isEmpty {
      let actions = UISwipeActionsConfiguration(actions: groups.flatMap { $0.makeActions() })
      actions.performsFirstActionWithFullSwipe = groups[0].allowsFullSwipe
      return actions
    }
    guard edge == .trailing, deletion(at: path) != nil else { return nil }
    let action = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.delete(path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // Moves

  func move(of path: IndexPath) -> ((IndexSet, Int) -> Void)? {
    guard model.contains(path) else { return nil }
    let cell = model[path]
    return cell.trait(MoveDisabledTrait.self) ? nil : cell.trait(RowMoveTrait.self)
  }

  /// Rows move within their own collection: returns the position in it that is nearest to the
  /// proposed one.
  func target(of source: IndexPath, near proposed: IndexPath) -> IndexPath {
    guard model.contains(source) else { return source }
    let rows = model.sections[source.section].rows
    let places = rows.indices.filter { rows[$0].isSibling(of: rows[source.row]) }
    guard let first = places.first, let last = places.last else { return source }
    if proposed.section < source.section { return IndexPath(row: first, section: source.section) }
    if proposed.section > source.section { return IndexPath(row: last, section: source.section) }
    return IndexPath(row: min(max(proposed.row, first), last), section: source.section)
  }

  /// Moves a row in the app's data after the table has moved it. If the data do not change, the row
  /// returns to its place.
  func move(_ source: IndexPath, to destination: IndexPath) {
    guard let move = move(of: source), model.contains(destination) else { return }
    let from = model[source].elementIndex
    let to = model[destination].elementIndex
    model.move(source, to: destination)
    move(IndexSet(integer: from), to > from ? to + 1 : to)
    node.context.host.updater.inNextUpdate { [weak node] in node?.itemsDidChange() }
  }
}

@MainActor
extension LazyCell {
  /// Indicates whether two rows belong to the same collection.
  fileprivate func isSibling(of other: LazyCell) -> Bool {
    if let run { return run === other.run }
    guard other.run == nil, let place = item?.elementPlace else { return false }
    return other.item?.elementPlace?.collection == place.collection
  }
}

extension ListModel {
  /// Moves a row within its section.
  mutating func move(_ source: IndexPath, to destination: IndexPath) {
    guard source.section == destination.section else { return }
    let row = sections[source.section].rows.remove(at: source.row)
    sections[source.section].rows.insert(row, at: destination.row)
    let key = sections[source.section].keys.remove(at: source.row)
    sections[source.section].keys.insert(key, at: destination.row)
  }
}
