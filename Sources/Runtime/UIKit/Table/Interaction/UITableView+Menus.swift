extension UITableView: ItemMenuSource {
  func menuTarget(at place: CGPoint) -> ItemMenuTarget? {
    guard !isEditing, let row = mounted.first(where: { $0.cell.frame.contains(place) }),
      let configuration = delegate?.tableView(
        self, contextMenuConfigurationForRowAt: row.address.path, point: place)
    else { return nil }
    return ItemMenuTarget(
      configuration: configuration, path: row.address.path, anchor: row.cell.frame, cell: row.cell)
  }

  func itemTouchBecameMenu() { releaseTouchedRow() }

  func highlightPreview(of target: ItemMenuTarget) -> UITargetedPreview? {
    delegate?.tableView(
      self, previewForHighlightingContextMenuWithConfiguration: target.configuration)
  }

  func dismissalPreview(of target: ItemMenuTarget) -> UITargetedPreview? {
    delegate?.tableView(
      self, previewForDismissingContextMenuWithConfiguration: target.configuration)
  }

  func previewTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
