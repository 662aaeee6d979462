extension UITableViewCell: SwipeableRow {}

extension UITableView: RowSwipeHost {
  var maySwipeRows: Bool { !isEditing }

  func swipeableRow(at place: CGPoint) -> (any SwipeableRow)? {
    mounted.first { $0.cell.frame.contains(place) }?.cell
  }

  func swipeActions(
    of row: any SwipeableRow, isTrailing: Bool
  ) -> UISwipeActionsConfiguration? {
    guard let path = mounted.first(where: { $0.cell === row })?.address.path else { return nil }
    return isTrailing
      ? trailingActions(at: path)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  func rowTouchBecameSwipe() { releaseTouchedRow() }

  func closeSwipe(animated: Bool) { swipe?.close(animated: animated) }
}
