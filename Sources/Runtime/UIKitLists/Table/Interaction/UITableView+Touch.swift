/// The row under a touch.
@MainActor
struct TouchedRow {
  let touch: UITouch
  let address: RowAddress
  let cell: UITableViewCell
}

extension UITableView {
  /// Handles a touch that began on a row: the row is highlighted if the delegate allows it.
  func rowTouchBegan(_ touches: Set<UITouch>) -> Bool {
    if swipe?.isOpen == true {
      closeSwipe(animated: true)
      return true
    }
    guard touchedRow == nil, let touch = touches.first,
      let row = mounted.first(where: { touch.view?.isDescendant(of: $0.cell) == true })
    else { return false }
    guard mayTouch(row.address) else { return true }
    touchedRow = TouchedRow(touch: touch, address: row.address, cell: row.cell)
    row.cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: row.address.path)
    return true
  }

  private func mayTouch(_ address: RowAddress) -> Bool {
    guard isEditingStorage ? allowsSelectionDuringEditing : allowsSelection else { return false }
    return delegate?.tableView(self, shouldHighlightRowAt: address.path) ?? true
  }

  func rowTouchMoved(_ touches: Set<UITouch>) -> Bool {
    guard let row = touchedRow, touches.contains(row.touch) else { return false }
    let isInside = row.cell.bounds.contains(row.touch.location(in: row.cell))
    if !isInside { releaseTouchedRow() }
    return true
  }

  func rowTouchEnded(_ touches: Set<UITouch>) -> Bool {
    guard let row = touchedRow, touches.contains(row.touch) else { return false }
    releaseTouchedRow()
    guard exists(row.address) else { return true }
    let multiple =
      isEditingStorage ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if multiple, selection.contains(row.address) {
      userDeselects(row.address)
    } else {
      userSelects(row.address, alone: !multiple)
    }
    return true
  }

  func rowTouchCancelled(_ touches: Set<UITouch>) -> Bool {
    guard let row = touchedRow, touches.contains(row.touch) else { return false }
    releaseTouchedRow()
    return true
  }

  func releaseTouchedRow() {
    guard let row = touchedRow else { return }
    touchedRow = nil
    row.cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: row.address.path)
  }

  private func userSelects(_ address: RowAddress, alone: Bool) {
    let path = address.path
    guard let chosen = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
    else { return }
    let target = RowAddress(chosen)
    if alone {
      for other in selection where other != target { userDeselects(other) }
    }
    insertIntoSelection(target)
    cell(at: target)?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func userDeselects(_ address: RowAddress) {
    let path = address.path
    guard let chosen = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
    else { return }
    let target = RowAddress(chosen)
    deselect(target, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }

  func cell(at address: RowAddress) -> UITableViewCell? {
    mounted.first { $0.address == address }?.cell
  }

  private func insertIntoSelection(_ address: RowAddress) {
    guard !selection.contains(address) else { return }
    selection.insert(address, at: selection.firstIndex { $0 > address } ?? selection.count)
  }

  // Programmatic selection

  func select(_ address: RowAddress?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard let address else {
      for other in selection { deselect(other, animated: animated) }
      return
    }
    guard exists(address) else { return reportMissing(address, "select") }
    let multiple =
      isEditingStorage ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if !multiple {
      for other in selection where other != address { deselect(other, animated: animated) }
    }
    insertIntoSelection(address)
    cell(at: address)?.setSelected(true, animated: animated)
    if position != .none { scroll(to: address, position, animated: animated) }
  }

  func deselect(_ address: RowAddress, animated: Bool) {
    guard let index = selection.firstIndex(of: address) else { return }
    selection.remove(at: index)
    cell(at: address)?.setSelected(false, animated: animated)
  }

  func reportMissing(_ address: RowAddress, _ action: String) {
    let count =
      sections.indices.contains(address.section) ? sections[address.section].rows.count : 0
    Misuse.report(
      TableMisuse.missingRow(
        address.path, action: action, of: self, sections: sections.count, rows: count))
  }

  // Programmatic scrolling

  func scroll(to address: RowAddress, _ position: ScrollPosition, animated: Bool) {
    layoutRowsIfNeeded()
    guard exists(address) else { return reportMissing(address, "scroll to") }
    let area = area(of: address)
    let inset = adjustedInsetStorage
    let bounds = layer.bounds
    let height = bounds.height - inset.top - inset.bottom
    let pinned = style == .plain ? sections[address.section].headerHeight : 0
    var y = bounds.minY
    switch position {
    case .top: y = area.minY - inset.top - pinned
    case .middle: y = area.midY - inset.top - height / 2
    case .bottom: y = area.maxY - inset.top - height
    case .none:
      let top = bounds.minY + inset.top + pinned
      let bottom = bounds.maxY - inset.bottom
      if area.minY < top {
        y = area.minY - inset.top - pinned
      } else if area.maxY > bottom {
        y = area.maxY - inset.top - height
      }
    }
    setContentOffset(clamped(CGPoint(x: bounds.minX, y: y)), animated: animated)
  }

  func accessoryTapped(in cell: UITableViewCell) {
    guard let row = mounted.first(where: { $0.cell === cell }) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: row.address.path)
  }
}
