extension UITableView {
  /// A row scrolled away. As in UIKit its cell stays where it belongs while what has the keyboard
  /// stands in it: the keyboard must not go because a finger, or the keyboard itself, moves the rows.
  func leave(_ row: MountedRow) {
    guard held == nil, row.cell.holdsFirstResponder else { return retire(row) }
    held = row
  }

  /// The cell of a row that was held and shows again.
  func takeHeld(_ address: RowAddress) -> UITableViewCell? {
    guard let row = held, row.address == address else { return nil }
    held = nil
    return row.cell
  }

  /// Moves the held row with those around it, or lets it go when the keyboard went elsewhere.
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
  /// Whether what has the keyboard stands in the cell.
  var holdsFirstResponder: Bool {
    guard let responder = window?.firstResponder as? UIView else { return false }
    return responder.isDescendant(of: self)
  }
}
