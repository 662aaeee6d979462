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

  /// Assigns the editing style and controls of its row to a cell.
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

  /// The actions that the delete control shows: the trailing swipe actions, or Delete alone.
  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration {
    if let swipe = trailingActions(at: path), !swipe.actions.isEmpty { return swipe }
    return onlyDelete(at: path)
  }

  /// The action Delete, which commits a deletion.
  func onlyDelete(at path: IndexPath) -> UISwipeActionsConfiguration {
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      done(true)
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Handles a tap on the editing control of a row.
  func editControlTapped(in cell: UITableViewCell) {
    guard let row = mounted.first(where: { $0.cell === cell }) else { return }
    let path = row.address.path
    switch cell.editingStyle {
    case .none: break
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: swipe?.reveal(row.cell, deletion(at: path))
    }
  }
}
