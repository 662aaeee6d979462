extension UICollectionView {
  func itemTouchBegan(_ touches: Set<UITouch>) -> Bool {
    if swipe?.isOpen == true {
      swipe?.close(animated: true)
      return true
    }
    guard touched == nil, let touch = touches.first, let cell = cell(under: touch.view),
      let element = cell.element, element.isCell
    else { return false }
    let path = element.address.path
    guard allowsSelection,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return true }
    touched = (touch, element.address, cell)
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  private func cell(under view: UIView?) -> UICollectionViewCell? {
    var current = view
    while let candidate = current, candidate !== self {
      if let cell = candidate as? UICollectionViewCell, cell.superview === self { return cell }
      current = candidate.superview
    }
    return nil
  }

  func itemTouchMoved(_ touches: Set<UITouch>) -> Bool {
    guard let touched, touches.contains(touched.touch) else { return false }
    if !touched.cell.bounds.contains(touched.touch.location(in: touched.cell)) { releaseTouched() }
    return true
  }

  func itemTouchEnded(_ touches: Set<UITouch>) -> Bool {
    guard let touched, touches.contains(touched.touch) else { return false }
    releaseTouched()
    guard exists(touched.address) else { return true }
    let path = touched.address.path
    if allowsMultipleSelection, selection.contains(touched.address) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return true }
      deselect(touched.address, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return true }
    if !allowsMultipleSelection {
      for other in selection where other != touched.address {
        deselect(other, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: other.path)
      }
    }
    insertIntoSelection(touched.address)
    touched.cell.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  func itemTouchCancelled(_ touches: Set<UITouch>) -> Bool {
    guard let touched, touches.contains(touched.touch) else { return false }
    releaseTouched()
    return true
  }

  func releaseTouched() {
    guard let touched else { return }
    self.touched = nil
    touched.cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: touched.address.path)
  }

  private func insertIntoSelection(_ address: RowAddress) {
    guard !selection.contains(address) else { return }
    selection.insert(address, at: selection.firstIndex { $0 > address } ?? selection.count)
  }

  func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard let path else {
      for other in selection { deselect(other, animated: animated) }
      return
    }
    let address = RowAddress(path)
    guard exists(address) else { return reportMissing(address, "select") }
    if !allowsMultipleSelection {
      for other in selection where other != address { deselect(other, animated: animated) }
    }
    insertIntoSelection(address)
    mark(address, true, animated: animated)
    if !position.isEmpty { scroll(to: path, position, animated) }
  }

  func deselect(_ address: RowAddress, animated: Bool) {
    guard let index = selection.firstIndex(of: address) else { return }
    selection.remove(at: index)
    mark(address, false, animated: animated)
  }

  private func mark(_ address: RowAddress, _ isSelected: Bool, animated: Bool) {
    guard let cell = views[CollectionElement(item: address)] as? UICollectionViewCell else {
      return
    }
    guard animated, window != nil else {
      cell.isSelected = isSelected
      return
    }
    UIView.animate(
      withDuration: CellLook.fade, delay: 0, options: [.allowUserInteraction],
      animations: { cell.isSelected = isSelected })
  }

  private func reportMissing(_ address: RowAddress, _ action: String) {
    let count = counts.indices.contains(address.section) ? counts[address.section] : 0
    Misuse.report(
      CollectionMisuse.missingItem(
        address.path, action: action, of: self, sections: counts.count, items: count))
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    layoutItemsIfNeeded()
    guard exists(RowAddress(path)) else { return reportMissing(RowAddress(path), "scroll to") }
    collectionViewLayout.bringIntoSight(path, position, animated: animated)
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return }
    let inset = adjustedInsetStorage
    let bounds = layer.bounds
    var offset = bounds.origin
    let height = bounds.height - inset.top - inset.bottom
    let width = bounds.width - inset.left - inset.right
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) { offset.y = frame.midY - inset.top - height / 2 }
    if position.contains(.bottom) { offset.y = frame.maxY - inset.top - height }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - inset.left - width / 2 }
    if position.contains(.right) { offset.x = frame.maxX - inset.left - width }
    if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    setContentOffset(clamped(offset), animated: animated)
  }
}
