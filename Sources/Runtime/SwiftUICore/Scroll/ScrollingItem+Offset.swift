extension ScrollingItem {
  package var visibleRect: CGRect { scrollView.bounds.inset(by: scrollView.adjustedContentInset) }

  /// Returns the offset at which an anchor of the content and of the visible area coincide.
  func offset(at anchor: UnitPoint) -> CGPoint {
    let inset = scrollView.adjustedContentInset
    let room = visibleRect.size
    return clamped(
      CGPoint(
        x: anchor.x * (scrollView.contentSize.width - room.width) - inset.left,
        y: anchor.y * (scrollView.contentSize.height - room.height) - inset.top))
  }

  /// Returns the offset at which an edge of the content is visible.
  func offset(at edge: Edge) -> CGPoint {
    let isStart = edge == (node.isRightToLeft ? .trailing : .leading)
    var offset = scrollView.contentOffset
    switch edge {
    case .top: offset.y = self.offset(at: UnitPoint.top).y
    case .bottom: offset.y = self.offset(at: UnitPoint.bottom).y
    case .leading, .trailing:
      offset.x = self.offset(at: UnitPoint(x: isStart ? 0 : 1, y: 0)).x
    }
    return offset
  }

  /// Returns the nearest offset within the scrollable range.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = scrollView.adjustedContentInset
    let most = CGPoint(
      x: max(-inset.left, scrollView.contentSize.width + inset.right - scrollView.bounds.width),
      y: max(-inset.top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height))
    return CGPoint(
      x: min(max(offset.x, -inset.left), most.x), y: min(max(offset.y, -inset.top), most.y))
  }
}
