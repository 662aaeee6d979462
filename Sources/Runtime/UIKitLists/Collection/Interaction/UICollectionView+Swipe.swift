extension UICollectionViewListCell: SwipeableRow {}

extension UICollectionView: RowSwipeHost {
  var maySwipeRows: Bool { true }

  func swipeableRow(at place: CGPoint) -> (any SwipeableRow)? {
    visibleCells.first { $0.frame.contains(place) } as? UICollectionViewListCell
  }

  func swipeActions(
    of row: any SwipeableRow, isTrailing: Bool
  ) -> UISwipeActionsConfiguration? {
    guard let cell = row as? UICollectionViewCell, let path = indexPath(for: cell) else {
      return nil
    }
    return swipeActions(at: path, isTrailing: isTrailing)
  }

  /// Returns the swipe actions that the list of an item has for it.
  func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    let list = layout?.list(of: path.section)
    return isTrailing
      ? list?.trailingSwipeActionsConfigurationProvider?(path)
      : list?.leadingSwipeActionsConfigurationProvider?(path)
  }

  func rowTouchBecameSwipe() { releaseTouched() }

  func addSwipe() {
    let swipe = RowSwipe(self)
    self.swipe = swipe
    addGestureRecognizer(swipe.pan)
  }
}
