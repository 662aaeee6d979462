extension UITableView {
  func layoutRowsIfNeeded() {
    if needsReload || needsPlacing { layoutTable() }
  }

  /// Mounts the visible rows and recycles the others. A frame in which the same rows are visible
  /// returns at the first line.
  func layoutTable() {
    let bounds = layer.bounds
    if drag != nil, swipe?.isOpen == true { closeSwipe(animated: true) }
    if !needsReload, !needsPlacing, bounds.size == placedSize,
      stableOffsets?.contains(bounds.minY) == true
    {
      placeStaying()
      return
    }
    guard !isLayingOut, batchDepth == 0 else { return }
    isLayingOut = true
    UIView.performWithoutAnimation {
      if !needsReload, bounds.width != placedSize.width, placedSize.width > 0 {
        forgetMeasuredHeights()
      }
      loadIfNeeded()
      checkWindow()
      placeEnds()
      placedSize = bounds.size
      needsPlacing = false
      mountVisible()
      // Rows that were measured move the footer.
      placeEnds()
    }
    placeHeld()
    placeStaying()
    isLayingOut = false
  }

  /// Reports rows that are laid out outside of a window, once.
  private func checkWindow() {
    guard window == nil, !hasReportedLayout, sections.contains(where: { $0.rows.count > 0 }) else {
      return
    }
    hasReportedLayout = true
    Misuse.report(TableMisuse.layoutOutsideWindow(self))
  }

  /// Mounts the visible rows until their measured heights are stable. Rows that were visible
  /// already keep their position on the screen.
  private func mountVisible() {
    for _ in 0..<8 {
      let anchor = mounted.first { area(of: $0.address).maxY > layer.bounds.minY }
      let before = anchor.map { area(of: $0.address).minY }
      let isSettled = mountPass()
      stackSections()
      if let anchor, let before, exists(anchor.address) {
        let shift = area(of: anchor.address).minY - before
        if shift != 0, layer.bounds.minY > verticalRange.lowerBound { shiftContent(by: shift) }
      }
      if isSettled { break }
    }
    findStableOffsets()
  }

  /// Mounts the rows that are visible by the current heights; returns whether those heights were
  /// right.
  private func mountPass() -> Bool {
    let bounds = layer.bounds
    let wanted = addresses(from: bounds.minY, to: bounds.maxY)
    let shown = wanted.first.map { $0...(wanted.last ?? $0) }
    // Cells that are recycled first can be reused by the rows that become visible.
    for row in mounted where shown?.contains(row.address) != true { leave(row) }
    let staying = mounted.filter { shown?.contains($0.address) == true }
    mounted = staying
    var next: [MountedRow] = []
    next.reserveCapacity(wanted.count)
    var isSettled = true
    var index = 0
    for address in wanted {
      if index < staying.count, staying[index].address == address {
        next.append(staying[index])
        index += 1
      } else if let cell = mount(address) {
        next.append(MountedRow(address: address, cell: cell))
        mounted.append(next[next.count - 1])
      }
    }
    mounted = next
    for row in next where !measure(row) { isSettled = false }
    for row in next { place(row) }
    mountEnds()
    return isSettled
  }

  /// Requests a row's cell from the data source and adds it to the table.
  func mount(_ address: RowAddress) -> UITableViewCell? {
    guard let dataSource else { return nil }
    if let cell = takeHeld(address) { return cell }
    let path = address.path
    let cell = traitCollection.asCurrent { dataSource.tableView(self, cellForRowAt: path) }
    if mounted.contains(where: { $0.cell === cell }) {
      Misuse.report(TableMisuse.cellInUse(path))
      return adopt(UITableViewCell(style: .default, reuseIdentifier: nil), address)
    }
    return adopt(cell, address)
  }

  private func adopt(_ cell: UITableViewCell, _ address: RowAddress) -> UITableViewCell {
    let path = address.path
    reuse.handedOut.removeAll { $0 === cell }
    cell.layer.removeAllAnimations()
    cell.place = cellPlace(address)
    if cell.superview !== self {
      insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
    }
    if cell.isHidden { cell.isHidden = false }
    if cell.alpha != 1 { cell.alpha = 1 }
    let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    if level != 0 { cell.indentationLevel = level }
    let isSelected = selection.contains(address)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    prepareEditing(of: cell, path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Measures a self-sizing row; returns whether the assumed height was right.
  private func measure(_ row: MountedRow) -> Bool {
    let address = row.address
    guard exists(address), !sections[address.section].rows.isExact[address.row] else { return true }
    let width = contentWidth
    let size = row.cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if row.cell.hasAmbiguousHeight, !hasReportedHeight {
      hasReportedHeight = true
      Misuse.report(TableMisuse.ambiguousHeight(row.cell, address.path))
    }
    let before = sections[address.section].rows.values[address.row]
    let height = size.height > 0 ? size.height : ListMetrics.rowHeight
    sections[address.section].rows.set(height, at: address.row)
    return before == height
  }

  func place(_ row: MountedRow) {
    var frame = area(of: row.address)
    if let reordering { frame = reordering.displaced(frame, row.address) }
    let place = cellPlace(row.address)
    if row.cell.place != place { row.cell.place = place }
    if row.cell.frame != frame { row.cell.frame = frame }
    row.cell.layoutIfNeeded()
  }

  /// Removes a row that is no longer visible from the table.
  func retire(_ row: MountedRow) {
    if isUpdating {
      retiredInUpdate.append(row)
      return
    }
    let cell = row.cell
    let path = row.address.path
    if cell.isSwipedOpen { swipe?.forget(cell) }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    recycle(cell)
  }

  func dropAllRows() {
    closeSwipe(animated: false)
    let rows = mounted
    mounted = []
    for row in rows { retire(row) }
    dropHeld()
    dropHeadersAndFooters()
    touchedRow = nil
  }

  /// Computes the range of offsets in which exactly the rows mounted now are visible.
  private func findStableOffsets() {
    let bounds = layer.bounds
    let top = bounds.minY
    let height = bounds.height
    var lowest = -CGFloat.infinity
    var highest = CGFloat.infinity
    // The edges of rows, headers and footers between which the edges of the visible area may move.
    func edge(_ start: CGFloat, _ end: CGFloat) {
      guard end > start else { return }
      for edge in [start, end] {
        if edge <= top { lowest = max(lowest, edge) } else { highest = min(highest, edge) }
        let shifted = edge - height
        if shifted <= top { lowest = max(lowest, shifted) } else { highest = min(highest, shifted) }
      }
    }
    let first = max(0, firstSection(endingBelow: top) - 1)
    var index = first
    while index < sections.count, sections[index].top <= bounds.maxY + 1 {
      let section = sections[index]
      edge(section.headerTop, section.rowsTop)
      edge(section.rowsBottom, section.bottom)
      index += 1
    }
    if index < sections.count { edge(sections[index].top, sections[index].rowsTop) }
    for row in mounted {
      let area = area(of: row.address)
      edge(area.minY, area.maxY)
    }
    stableOffsets = lowest...max(lowest, highest.nextDown)
  }

  /// Shifts the content and the content offset together, without a visible movement.
  private func shiftContent(by distance: CGFloat) {
    drag?.free.y += distance
    if let courses { self.courses = courses.shifted(by: CGPoint(x: 0, y: distance)) }
    let offset = layer.bounds.origin
    move(to: CGPoint(x: offset.x, y: offset.y + distance))
  }

  func cellPlace(_ address: RowAddress) -> CellPlace {
    var place = CellPlace()
    let count = sections[address.section].rows.count
    place.isCard = style != .plain
    let isFirst = address.row == 0
    let isLast = address.row == count - 1
    if style == .insetGrouped {
      if isFirst { place.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { place.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      place.radius = ListMetrics.cardRadius
    } else {
      let side = sideMargin
      place.margins.leading = side.left
      place.margins.trailing = side.right
    }
    place.hasSeparator = separatorStyle == .singleLine && !(isLast && style == .insetGrouped)
    place.separatorColor = separatorStyle == .singleLine ? separatorColor : nil
    place.separatorInset = ownSeparatorInset
    place.addsSeparatorInset = separatorInsetReference == .fromAutomaticInsets
    place.allowsMultipleSelection =
      isEditingStorage ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if isEditingStorage {
      place.canMove = dataSource?.tableView(self, canMoveRowAt: address.path) ?? false
    }
    return place
  }

  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: style == .insetGrouped ? ListMetrics.side : sideMargin.left, bottom: 0, right: 0
    )
  }

  /// Hides the separators below a selected or highlighted row and below the row above it.
  func separatorsDidChange(around cell: UITableViewCell) {}
}
