extension UITableView: ItemMenuSource {
  package func menuTarget(at place: CGPoint) -> ItemMenuTarget? {
    guard !isEditing, let row = mounted.first(where: { $0.cell.frame.contains(place) }),
      let configuration = delegate?.tableView(
        self, contextMenuConfigurationForRowAt: row.address.path, point: place)
    else { return nil }
    return ItemMenuTarget(
      configuration: configuration, path: row.address.path, anchor: row.cell.frame, cell: row.cell)
  }

  package func itemTouchBecameMenu() { releaseTouchedRow() }

  package func highlightPreview(of target: ItemMenuTarget) -> UITargetedPreview? {
    delegate?.tableView(
      self, previewForHighlightingContextMenuWithConfiguration: target.configuration)
  }

  package func dismissalPreview(of target: ItemMenuTarget) -> UITargetedPreview? {
    delegate?.tableView(
      self, previewForDismissingContextMenuWithConfiguration: target.configuration)
  }

  package func previewTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  package func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  package func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
