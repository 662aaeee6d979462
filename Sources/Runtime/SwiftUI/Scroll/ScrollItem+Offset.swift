extension ScrollItem {
  /// The offset at which a point of the content meets the same point of what shows.
  func offset(at anchor: UnitPoint) -> CGPoint {
    let inset = view.adjustedContentInset
    let room = visibleRect.size
    return clamped(
      CGPoint(
        x: anchor.x * (view.contentSize.width - room.width) - inset.left,
        y: anchor.y * (view.contentSize.height - room.height) - inset.top))
  }

  /// The offset at which an edge of the content shows.
  func offset(at edge: Edge) -> CGPoint {
    let isStart = edge == (node.isRightToLeft ? .trailing : .leading)
    var offset = view.contentOffset
    switch edge {
    case .top: offset.y = self.offset(at: UnitPoint.top).y
    case .bottom: offset.y = self.offset(at: UnitPoint.bottom).y
    case .leading, .trailing:
      offset.x = self.offset(at: UnitPoint(x: isStart ? 0 : 1, y: 0)).x
    }
    return offset
  }

  /// The nearest offset that people could scroll to.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = view.adjustedContentInset
    let most = CGPoint(
      x: max(-inset.left, view.contentSize.width + inset.right - view.bounds.width),
      y: max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height))
    return CGPoint(
      x: min(max(offset.x, -inset.left), most.x), y: min(max(offset.y, -inset.top), most.y))
  }
}
