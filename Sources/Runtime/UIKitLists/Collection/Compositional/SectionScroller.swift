/// Scrolls the groups of one section horizontally. It shows nothing itself: the layout places the
/// section's items by its offset, and its pan gesture belongs to the collection view, whose cells
/// receive the touches.
@MainActor
final class SectionScroller: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private weak var collection: UICollectionView?
  var onMove: (() -> Void)?
  private var behavior = Behavior.continuous
  /// The ranges of the groups along the section, in points of its content.
  private var groups: [ClosedRange<CGFloat>] = []
  private var dragStart: CGFloat = 0
  private var isMirrored = false

  init(in collection: UICollectionView) {
    self.collection = collection
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    alwaysBounceHorizontal = true
    scrollsToTop = false
    clipsToBounds = false
    delegate = self
    removeGestureRecognizer(scrollPan)
    removeGestureRecognizer(touchDelayRecognizer)
    collection.addGestureRecognizer(scrollPan)
    collection.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func remove() {
    scrollPan.view?.removeGestureRecognizer(scrollPan)
    removeFromSuperview()
  }

  func adopt(_ plan: GridPlan, _ behavior: Behavior, frame: CGRect) {
    self.behavior = behavior
    groups = plan.groupRanges
    isPagingEnabled = behavior == .paging
    decelerationRate =
      behavior == .groupPaging || behavior == .groupPagingCentered ? .fast : .normal
    if self.frame != frame { self.frame = frame }
    var inset = UIEdgeInsets.zero
    if behavior == .groupPagingCentered, let first = groups.first, let last = groups.last {
      let (left, right) = first.lowerBound <= last.lowerBound ? (first, last) : (last, first)
      inset.left = (frame.width - left.upperBound - left.lowerBound) / 2
      inset.right = (frame.width + right.upperBound + right.lowerBound) / 2 - plan.length
    }
    // The first group is at the right end in right-to-left layouts.
    isMirrored = collection?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isFirst = contentSize == .zero
    if contentInset != inset { contentInset = inset }
    contentSize = CGSize(width: plan.length, height: frame.height)
    if isFirst {
      contentOffset.x = isMirrored ? horizontalRange.upperBound : horizontalRange.lowerBound
    }
  }

  // Stops

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onMove?() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = contentOffset.x }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    switch behavior {
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary:
      targetContentOffset.pointee.x = stop(nearestTo: targetContentOffset.pointee.x)
    case .groupPaging, .groupPagingCentered:
      let stops = stops
      guard !stops.isEmpty else { return }
      let first = index(nearestTo: dragStart, in: stops)
      let wished = index(nearestTo: targetContentOffset.pointee.x, in: stops)
      targetContentOffset.pointee.x = stops[min(max(wished, first - 1), first + 1)]
    }
  }

  /// The offsets at which a group is aligned as the section's behaviour demands.
  private var stops: [CGFloat] {
    let range = horizontalRange
    let first = groups.first ?? 0...0
    let length = contentSize.width
    return groups.map { group in
      let place =
        behavior == .groupPagingCentered
        ? (group.lowerBound + group.upperBound - layer.bounds.width) / 2
        : isMirrored
          ? group.upperBound + (length - first.upperBound) - layer.bounds.width
          : group.lowerBound - first.lowerBound
      return min(max(place, range.lowerBound), range.upperBound)
    }
  }

  private func index(nearestTo offset: CGFloat, in stops: [CGFloat]) -> Int {
    stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) } ?? 0
  }

  private func stop(nearestTo offset: CGFloat) -> CGFloat {
    let stops = stops
    return stops.isEmpty ? offset : stops[index(nearestTo: offset, in: stops)]
  }

  /// Scrolls a part of the section into view.
  func scroll(
    to stretch: CGRect, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    let width = layer.bounds.width
    var x = layer.bounds.minX
    if position.contains(.left) {
      x = stretch.minX - (groups.first?.lowerBound ?? 0)
    } else if position.contains(.centeredHorizontally) {
      x = stretch.midX - width / 2
    } else if position.contains(.right) {
      x = stretch.maxX - width
    } else {
      x += Self.shift(from: x...(x + width), toShow: stretch.minX...stretch.maxX)
    }
    let range = horizontalRange
    setContentOffset(
      CGPoint(x: min(max(x, range.lowerBound), range.upperBound), y: 0), animated: animated)
  }

  // Touches

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { bounds.contains(touch.location(in: self)) }
}
