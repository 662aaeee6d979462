/// The resting position of a scroll view, in terms that a change of size does not affect.
enum ScrollRest {
  /// At whole pages, counted along both axes.
  case pages(x: CGFloat, y: CGFloat)
  /// At a view of the target layout.
  case view(Int)
  /// At the view of its scroll position.
  case place(ScrollPosition.Place)
}

extension ScrollDriver {
  /// The resting position; `nil` while the view scrolls, or if it keeps its offset.
  var rest: ScrollRest? {
    let view = item.scrollView
    guard !view.isTracking, !view.isDragging, !view.isDecelerating else { return nil }
    var named: ScrollRest?
    if case .view(_, let anchor) = known {
      if anchor != nil { return .place(known) }
      named = .place(known)
    }
    let room = item.roomForViews
    let start = visibleStart
    if plan.behavior is PagingScrollTargetBehavior {
      return .pages(
        x: (start.x / max(room.width, 1)).rounded(), y: (start.y / max(room.height, 1)).rounded())
    }
    guard let aligned = plan.behavior as? ViewAlignedScrollTargetBehavior,
      let frames = item.targetViews?.map(\.frame)
    else { return named }
    let axis: Axis = item.scrollAxes.contains(.vertical) ? .vertical : .horizontal
    let place = axis == .vertical ? start.y : start.x
    let distances = frames.map { abs(aligned.start(of: $0, along: axis, room[axis]) - place) }
    guard let least = distances.min(), let index = distances.firstIndex(of: least) else {
      return named
    }
    return .view(index)
  }

  /// Restores a resting position after a change of sizes.
  func restore(_ rest: ScrollRest) {
    guard item.node.isMounted, !item.scrollView.isTracking else { return }
    let room = item.roomForViews
    var start = visibleStart
    switch rest {
    case .place(let place): return go(to: place, isAnimated: false)
    case .pages(let x, let y):
      if item.scrollAxes.contains(.horizontal) { start.x = x * room.width }
      if item.scrollAxes.contains(.vertical) { start.y = y * room.height }
    case .view(let index):
      guard let aligned = plan.behavior as? ViewAlignedScrollTargetBehavior,
        let views = item.targetViews, views.indices.contains(index)
      else { return }
      let frame = views[index].frame
      if item.scrollAxes.contains(.vertical) {
        start.y = aligned.start(of: frame, along: .vertical, room.height)
      } else {
        start.x = aligned.start(of: frame, along: .horizontal, room.width)
      }
    }
    let inset = item.scrollView.adjustedContentInset
    let offset = item.clamped(CGPoint(x: start.x - inset.left, y: start.y - inset.top))
    if item.scrollView.contentOffset != offset { item.scrollView.contentOffset = offset }
  }

  /// The origin of the visible area in the content.
  private var visibleStart: CGPoint {
    let inset = item.scrollView.adjustedContentInset
    let offset = item.scrollView.contentOffset
    return CGPoint(x: offset.x + inset.left, y: offset.y + inset.top)
  }
}
