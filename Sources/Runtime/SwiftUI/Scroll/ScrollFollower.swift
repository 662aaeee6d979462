/// An item that depends on which part of a scroll view shows.
@MainActor
protocol ScrollFollower: LayoutItem {
  /// Another part shows.
  func scrollDidMove()
}

/// An item that scrolls its content.
@MainActor
protocol ScrollingItem: LayoutItem {
  /// What shows of the content between the bars, in the content's coordinates.
  var visibleRect: CGRect { get }
  var scrollView: UIScrollView { get }
  /// The axes along which the content is free.
  var scrollAxes: Axis.Set { get }
  /// The room that views can take whose lengths follow it.
  var roomForViews: CGSize { get }
  var relatives: RelativeItems { get }
  /// The views that it may come to rest at, in order; `nil` where no layout is marked for that.
  var targetViews: [ScrollTargetView]? { get }
  /// Scrolls to a row of a list; `false` if the item is none.
  func show(row: LayoutItem, _ anchor: UnitPoint?, _ isAnimated: Bool) -> Bool
  /// Tells an item of each movement.
  func add(follower: any ScrollFollower)
}

/// Those who are told of a scroll view's movements.
@MainActor
struct ScrollFollowers {
  private struct Follower {
    weak var item: (any ScrollFollower)?
  }

  private var followers: [Follower] = []
  private var lastOffset: CGPoint?

  mutating func add(_ follower: any ScrollFollower) {
    guard !followers.contains(where: { $0.item === follower }) else { return }
    followers.removeAll { $0.item == nil }
    followers.append(Follower(item: follower))
  }

  /// Notes where a scroll view is; answers with those to tell, or `nil` if it did not move.
  mutating func moved(to offset: CGPoint) -> [any ScrollFollower]? {
    guard lastOffset != offset else { return nil }
    lastOffset = offset
    return followers.compactMap(\.item)
  }
}

extension LayoutItem {
  /// What scrolls the item, if anything does.
  var enclosingScroll: (any ScrollingItem)? {
    var item = superitem
    while let candidate = item {
      if let scroll = candidate as? any ScrollingItem { return scroll }
      item = candidate.superitem
    }
    return nil
  }

  /// A point of the item's container in the coordinates of a scrolling item's content.
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
