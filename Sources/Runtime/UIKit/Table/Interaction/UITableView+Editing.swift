extension UITableView {
  func changeEditing(_ editing: Bool, _ animated: Bool) {
    guard editing != isEditingStorage else { return }
    isEditingStorage = editing
    closeSwipe(animated: animated)
    let change = {
      for row in self.mounted {
        self.prepareEditing(of: row.cell, row.address.path, animated: animated)
        row.cell.layoutIfNeeded()
      }
    }
    if animated, window != nil {
      UIView.animate(withDuration: CellLook.fade, animations: change)
    } else {
      change()
    }
    setNeedsPlacing()
  }

  /// Tells a cell what editing offers for its row.
  func prepareEditing(of cell: UITableViewCell, _ path: IndexPath, animated: Bool = false) {
    guard isEditingStorage || cell.isEditing else { return }
    let mayEdit = isEditingStorage && dataSource?.tableView(self, canEditRowAt: path) ?? false
    cell.editingStyleStorage =
      mayEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    if let delegate {
      cell.shouldIndentWhileEditing = delegate.tableView(
        self, shouldIndentWhileEditingRowAt: path)
    }
    cell.place.canMove =
      isEditingStorage && dataSource?.tableView(self, canMoveRowAt: path) ?? false
    cell.setEditing(isEditingStorage, animated: animated)
    cell.updateReorderControl()
  }

  /// The button at the front of a row that is being edited was tapped.
  func editControlTapped(in cell: UITableViewCell) {
    guard let row = mounted.first(where: { $0.cell === cell }) else { return }
    let path = row.address.path
    switch cell.editingStyle {
    case .none: break
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
    }
  }
}
