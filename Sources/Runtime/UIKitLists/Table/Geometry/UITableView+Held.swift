extension UITableView {
  /// Handles a row that scrolled out of the visible area. As in UIKit the cell stays in the table
  /// while it contains the first responder: the keyboard must not be dismissed because a finger, or
  /// the keyboard itself, scrolls the rows.
  func leave(_ row: MountedRow) {
    guard held == nil, row.cell.holdsFirstResponder else { return retire(row) }
    held = row
  }

  /// Returns the kept cell of a row that contains the first responder and becomes visible again.
  func takeHeld(_ address: RowAddress) -> UITableViewCell? {
    guard let row = held, row.address == address else { return nil }
    held = nil
    return row.cell
  }

  /// Lays out the kept row among the others, or recycles it when it no longer contains the first
  /// responder.
  func placeHeld() {
    guard let row = held else { return }
    if exists(row.address), row.cell.holdsFirstResponder { place(row) } else { dropHeld() }
  }

  func dropHeld() {
    guard let row = held else { return }
    held = nil
    retire(row)
  }
}

extension UITableViewCell {
  /// Indicates whether the cell contains the first responder.
  var holdsFirstResponder: Bool {
    guard let responder = window?.firstResponder as? UIView else { return false }
    return responder.isDescendant(of: self)
  }
}
