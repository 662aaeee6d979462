/// An item that depends on the visible area of a scroll view.
@MainActor
package protocol ScrollFollower: LayoutItem {
  /// Called when the visible area changed.
  func scrollDidMove()
}

/// An item that scrolls its content.
@MainActor
package protocol ScrollingItem: LayoutItem {
  /// The visible area of the content between the bars, in the content's coordinates.
  var visibleRect: CGRect { get }
  var scrollView: UIScrollView { get }
  /// The axes along which the content scrolls.
  var scrollAxes: Axis.Set { get }
  /// The size available to views that are sized relative to the scroll view.
  var roomForViews: CGSize { get }
  var relatives: RelativeItems { get }
  /// The scroll targets in order; `nil` if no layout is marked as their source.
  var targetViews: [ScrollTargetView]? { get }
  /// Scrolls to a row of a list; returns `false` if the item is not a row.
  func show(row: LayoutItem, _ anchor: UnitPoint?, _ isAnimated: Bool) -> Bool
  /// Adds an item to be notified of scrolling.
  func add(follower: any ScrollFollower)
}

/// An item that scrolls to the elements of the lazy runs in it, which have no items of their own
/// while they are not visible.
@MainActor
package protocol LazyRunScroller: LayoutItem {
  /// Scrolls to an element of a run; returns `false` if the run is not in the item.
  func show(run: LazyRunItem, _ index: Int, _ anchor: UnitPoint?, _ isAnimated: Bool) -> Bool
}

/// The items that are notified of a scroll view's scrolling.
@MainActor
package struct ScrollFollowers {
  private struct Follower {
    weak var item: (any ScrollFollower)?
  }

  private var followers: [Follower] = []
  private var lastOffset: CGPoint?

  package init() {}

  package mutating func add(_ follower: any ScrollFollower) {
    guard !followers.contains(where: { $0.item === follower }) else { return }
    followers.removeAll { $0.item == nil }
    followers.append(Follower(item: follower))
  }

  /// Records the offset; returns the items to be notified, or `nil` if it did not change.
  package mutating func moved(to offset: CGPoint) -> [any ScrollFollower]? {
    guard lastOffset != offset else { return nil }
    lastOffset = offset
    return followers.compactMap(\.item)
  }
}

extension LayoutItem {
  /// The enclosing scroll view, if there is one.
  package var enclosingScroll: (any ScrollingItem)? {
    var item = superitem
    while let candidate = item {
      if let scroll = candidate as? any ScrollingItem { return scroll }
      item = candidate.superitem
    }
    return nil
  }

  /// Converts a point of the item's container to the coordinates of a scroll view's content.
  func originInScroll(_ point: CGPoint, up scroll: any ScrollingItem) -> CGPoint {
    var point = point
    var item = superitem
    while let candidate = item, candidate !== scroll {
      if candidate.hasOwnCoordinates, let origin = candidate.placement?.origin {
        point.x += origin.x
        point.y += origin.y
      }
      item = candidate.superitem
    }
    return point
  }
}
