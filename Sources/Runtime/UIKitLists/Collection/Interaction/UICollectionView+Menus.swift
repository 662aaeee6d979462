extension UICollectionView: ItemMenuSource {
  package func menuTarget(at place: CGPoint) -> ItemMenuTarget? {
    let cell = visibleCells.first { $0.bounds.contains($0.convert(place, from: self)) }
    let address = cell?.element?.address
    let paths =
      address.map { selection.count > 1 && selection.contains($0) ? selection : [$0] } ?? []
    let configuration = delegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: paths.map(\.path), point: place)
    guard let configuration else { return nil }
    return ItemMenuTarget(
      configuration: configuration, path: address?.path,
      anchor: cell.map { $0.convert($0.bounds, to: self) } ?? CGRect(origin: place, size: .zero),
      cell: cell)
  }

  package func itemTouchBecameMenu() { releaseTouched() }

  package func highlightPreview(of target: ItemMenuTarget) -> UITargetedPreview? {
    guard let path = target.path else { return nil }
    return delegate?.collectionView(
      self, contextMenuConfiguration: target.configuration, highlightPreviewForItemAt: path)
  }

  package func dismissalPreview(of target: ItemMenuTarget) -> UITargetedPreview? {
    guard let path = target.path else { return nil }
    return delegate?.collectionView(
      self, contextMenuConfiguration: target.configuration, dismissalPreviewForItemAt: path)
  }

  package func previewTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  package func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

  package func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
