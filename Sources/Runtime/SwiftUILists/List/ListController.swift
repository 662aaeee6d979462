@_spi(Core) import SwiftUICore

/// Shows the rows of a list in a table.
@MainActor
final class ListController: NSObject {
  /// Proven: the item is its only owner; a table does not retain its delegate and data source.
  unowned let item: ListItem
  var model = ListModel()
  private var rows: [ObjectIdentifier: ListRowItem] = [:]
  private var ends: [ObjectIdentifier: ListEndView] = [:]
  var selection: ListSelection?
  /// The spacing in points between sections that have neither header nor footer; `nil` for the
  /// table's own.
  var sectionSpacing: CGFloat? {
    didSet { if sectionSpacing != oldValue, table.isLoaded { table.reloadData() } }
  }
  private var resized: Set<ObjectIdentifier> = []

  init(item: ListItem) {
    self.item = item
  }

  var table: ListTable { item.table }
  var node: Node { item.node }

  // Rows

  /// The item of a row, whose views are created when the row first becomes visible.
  func row(at path: IndexPath) -> ListRowItem? {
    let cell = model[path]
    if let content = cell.item { return row(around: content) }
    guard let run = cell.run else { return nil }
    let updater = node.context.host.updater
    var made: LazyElement?
    updater.performUpdate(transaction: updater.transaction) {
      made = run.source?.realise(cell.index)
    }
    guard let made, let content = made.items.first else { return nil }
    model.sections[path.section].rows[path.row] = LazyCell(
      item: content, run: run, index: cell.index, element: made)
    if made.items.count != 1 { item.node.itemsDidChange() }
    return row(around: content)
  }

  private func row(around content: LayoutItem) -> ListRowItem {
    let id = ObjectIdentifier(content)
    if let row = rows[id] { return row }
    let row = ListRowItem(content, node: content.node)
    row.superitem = item
    row.didResize = { [weak self] in self?.didResize(id) }
    rows[id] = row
    return row
  }

  /// Orders the views of the rows again after views inside them were inserted or removed.
  func orderRows() {
    for row in rows.values where row.holder.superview != nil { row.inner.setNeedsOrder() }
  }

  private func didResize(_ id: ObjectIdentifier) {
    resized.insert(id)
    item.setNeedsPlacing()
  }

  /// Updates the heights of rows whose content changed its size.
  func resizeRows() {
    guard !resized.isEmpty, table.window != nil else { return }
    let changed = resized
    resized = []
    var paths: [IndexPath] = []
    for path in table.indexPathsForVisibleRows ?? [] where model.contains(path) {
      guard let content = model[path].item, changed.contains(ObjectIdentifier(content)),
        let cell = table.cellForRow(at: path) as? ListCell
      else { continue }
      let height = cell.systemLayoutSizeFitting(
        CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      cell.setNeedsLayout()
      if height != cell.bounds.height { paths.append(path) }
    }
    guard !paths.isEmpty || haveEndsResized(changed) else { return }
    // Any change makes the table request the heights of headers and footers again.
    change { [table] in table.reconfigureRows(at: paths) }
  }

  /// Indicates whether a visible header or footer needs another height.
  private func haveEndsResized(_ changed: Set<ObjectIdentifier>) -> Bool {
    ends.values.contains { view in
      guard view.superview != nil,
        view.rows.contains(where: { changed.contains(ObjectIdentifier($0.content)) })
      else { return false }
      view.setNeedsLayout()
      return view.systemLayoutSizeFitting(
        CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height != view.bounds.height
    }
  }

  private func change(_ work: @escaping () -> Void) {
    if node.transaction.effectiveAnimation == nil {
      UIView.performWithoutAnimation {
        table.performBatchUpdates(work)
        table.layoutIfNeeded()
      }
    } else {
      table.performBatchUpdates(work)
    }
  }

  /// The index path of the row that matches a condition.
  func path(where isMatch: (LazyCell) -> Bool) -> IndexPath? {
    for (index, section) in model.sections.enumerated() {
      if let row = section.rows.firstIndex(where: isMatch) {
        return IndexPath(row: row, section: index)
      }
    }
    return nil
  }

  // Changes

  func update(_ items: [LayoutItem]) {
    realiseSections(in: items)
    for item in items where item is LazyRunItem { item.superitem = self.item }
    let old = model
    let new = ListModel(items)
    prune(new)
    guard table.isLoaded else {
      model = new
      table.reloadData()
      return
    }
    let difference = ListDifference(from: old, to: new)
    model = new
    if table.window == nil {
      // Below another page there is nothing to animate; rows are made when it is on the screen again.
      table.reloadData()
    } else if difference.isEmpty {
      refreshVisibleRows()
    } else {
      let animation: UITableView.RowAnimation =
        node.transaction.effectiveAnimation == nil ? .none : .automatic
      change { [table] in difference.apply(to: table, animation) }
    }
  }

  /// Creates the elements that make up more than one row, or sections, because the numbers of
  /// sections and rows must be known.
  private func realiseSections(in items: [LayoutItem]) {
    for case let run as LazyRunItem in items {
      guard let source = run.source, !source.elements.isEmpty else { continue }
      let updater = node.context.host.updater
      updater.performUpdate(transaction: updater.transaction) {
        let first = source.realise(0)
        let isRow =
          first.items.count == 1 && !(first.items[0] is LazyRunItem)
          && first.items[0].trait(ListRoleTrait.self).section == nil
        guard !isRow else { return }
        for index in source.elements.indices {
          realiseSections(in: source.realise(index).items)
        }
      }
    }
  }

  private func prune(_ new: ListModel) {
    guard rows.count + ends.count > 64 else { return }
    var kept: Set<ObjectIdentifier> = []
    for section in new.sections {
      for cell in section.rows { if let item = cell.item { kept.insert(ObjectIdentifier(item)) } }
      for item in section.header + section.footer { kept.insert(ObjectIdentifier(item)) }
    }
    rows = rows.filter { kept.contains($0.key) }
    ends = ends.filter { kept.contains($0.key) }
  }

  private func refreshVisibleRows() {
    for path in table.indexPathsForVisibleRows ?? [] where model.contains(path) {
      if let cell = table.cellForRow(at: path) as? ListCell { configure(cell, path) }
    }
  }

  private func configure(_ cell: ListCell, _ path: IndexPath) {
    guard let row = row(at: path) else { return }
    model[path].element?.setNear(true)
    let place = model[path]
    cell.insets = place.trait(RowInsetsTrait.self)
    cell.show(row)
    cell.depth = row.innermost.node.context.environment.values.disclosureDepth
    let ground = place.trait(RowGroundTrait.self)
    cell.ground = ground?.item
    if cell.backgroundView !== ground?.holder {
      cell.backgroundView = ground?.holder
      // The cell has no background of its own behind one that the app sets.
      cell.backgroundColor = ground == nil ? nil : .clear
    }
    let hasControl = row.trait(RowControlTrait.self).control != nil
    cell.selectionStyle = hasControl || value(at: path) != nil ? .default : .none
    cell.separatorTint = separatorTint(at: path)
    cell.lines = lines(around: path)
  }

  /// The separators of a row. There is one between two rows unless one of them hides it; above the
  /// first and below the last row of a group there is one only if it is made visible explicitly.
  private func lines(around path: IndexPath) -> RowLines {
    let rows = model.sections[path.section].rows
    let own = rows[path.row].trait(RowSeparatorTrait.self)
    let section =
      item.style == .plain
      ? rows[path.row].trait(SectionSeparatorTrait.self) : RowSeparatorVisibility()
    var lines = RowLines()
    if path.row == 0 {
      lines.isAbove = own.top == .visible || own.top == .automatic && section.top == .visible
    }
    if path.row + 1 < rows.count {
      let next = rows[path.row + 1].trait(RowSeparatorTrait.self)
      lines.hidesNext = own.bottom == .hidden || next.top == .hidden
    } else {
      lines.hidesNext =
        own.bottom == .hidden || own.bottom == .automatic && section.bottom == .hidden
      lines.isBelow = own.bottom == .visible && item.style != .plain
    }
    return lines
  }

  /// The colour of the separator below a row; the last row's is also its section's.
  private func separatorTint(at path: IndexPath) -> UIColor? {
    let place = model[path]
    if let own = place.trait(RowSeparatorTintTrait.self) { return own.uiColor }
    guard item.style == .plain, path.row + 1 == model.sections[path.section].rows.count else {
      return nil
    }
    return place.trait(SectionSeparatorTintTrait.self)?.uiColor
  }

  /// The selection value of a row.
  private func value(at path: IndexPath) -> AnyHashable? {
    guard let selection, model.contains(path) else { return nil }
    let cell = model[path]
    if cell.trait(SelectionDisabledTrait.self) { return nil }
    if let tag = cell.item?.trait(TagTrait.self) { return selection.value(of: tag) }
    guard let run = cell.run else { return nil }
    return (run.source?.id(at: cell.index)).flatMap { selection.value(of: $0) }
  }

  /// Updates the table's selection from the binding.
  func showSelection() {
    guard let selection, table.isLoaded else { return }
    let shown = Set(table.indexPathsForSelectedRows ?? [])
    for path in shown {
      guard model.contains(path), let value = value(at: path), selection.selected.contains(value)
      else {
        table.deselectRow(at: path, animated: false)
        continue
      }
    }
    guard !selection.selected.isEmpty else { return }
    for (index, section) in model.sections.enumerated() {
      for row in section.rows.indices {
        let path = IndexPath(row: row, section: index)
        guard let value = value(at: path), selection.selected.contains(value) else { continue }
        if !shown.contains(path) {
          table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
      }
    }
  }

  private func writeSelection() {
    guard let selection else { return }
    selection.set(Set((table.indexPathsForSelectedRows ?? []).compactMap { value(at: $0) }))
  }
}

extension ListController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ListCell.identifier, for: indexPath)
    if let cell = cell as? ListCell { configure(cell, indexPath) }
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete(indexPath) }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    move(of: indexPath) != nil
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(sourceIndexPath, to: destinationIndexPath)
  }
}

extension ListController: UITableViewDelegate {
  /// The spacing above a section without a header, if the app sets it.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard let spacing = sectionSpacing, section > 0, model.sections[section].header.isEmpty,
      model.sections[section - 1].footer.isEmpty
    else { return tableView.sectionHeaderHeight }
    return max(spacing, .leastNormalMagnitude)
  }

  /// No height: the spacing between sections is entirely above them.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard sectionSpacing != nil, section + 1 < model.sections.count,
      model.sections[section].footer.isEmpty, model.sections[section + 1].header.isEmpty
    else { return tableView.sectionFooterHeight }
    return .leastNormalMagnitude
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    end(model.sections[section].header, isHeader: true, isFirst: section == 0)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    end(model.sections[section].footer, isHeader: false, isFirst: false)
  }

  private func end(_ items: [LayoutItem], isHeader: Bool, isFirst: Bool) -> UIView? {
    guard let first = items.first else { return nil }
    let rows = items.map { row(around: $0) }
    let id = ObjectIdentifier(first)
    if let view = ends[id], view.rows.elementsEqual(rows, by: ===), view.isFirst == isFirst {
      return view
    }
    let view = ListEndView(
      rows, isHeader: isHeader, isPlain: item.style == .plain, isFirst: isFirst)
    ends[id] = view
    return view
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? ListCell, let row = cell.row else { return }
    cell.show(nil)
    for section in model.sections {
      if let found = section.rows.first(where: { $0.item === row.content }) {
        found.element?.setNear(false)
        return
      }
    }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard model.contains(indexPath) else { return false }
    if let control = model[indexPath].item?.trait(RowControlTrait.self).control {
      return control.isEnabled
    }
    return value(at: indexPath) != nil
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    self.tableView(tableView, shouldHighlightRowAt: indexPath) ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let control = model[indexPath].item?.trait(RowControlTrait.self).control,
      !tableView.isEditing
    {
      control.action?()
      if value(at: indexPath) == nil { tableView.deselectRow(at: indexPath, animated: true) }
    }
    if value(at: indexPath) != nil { writeSelection() }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if value(at: indexPath) != nil { writeSelection() }
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    deletion(at: indexPath) == nil ? .none : .delete
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target(of: sourceIndexPath, near: proposedDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions(at: indexPath, .leading)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions(at: indexPath, .trailing)
  }
}
