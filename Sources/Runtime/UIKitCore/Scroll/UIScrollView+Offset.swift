extension UIScrollView {
  private var pixelsPerPoint: CGFloat { DisplayHost.host(of: self)?.configuration.scale ?? 1 }

  /// The size of a device pixel, in points.
  var pixel: CGFloat { 1 / pixelsPerPoint }

  func snapped(_ value: CGFloat) -> CGFloat { (value * pixelsPerPoint).rounded() / pixelsPerPoint }

  /// The range of horizontal offsets between the content's edges, on device pixels as offsets are.
  package var horizontalRange: ClosedRange<CGFloat> {
    let inset = adjustedInsetStorage
    let lower = snapped(-inset.left)
    return lower...max(lower, snapped(contentSizeStorage.width + inset.right - layer.bounds.width))
  }

  /// The range of vertical offsets between the content's edges.
  package var verticalRange: ClosedRange<CGFloat> {
    let inset = adjustedInsetStorage
    let lower = snapped(-inset.top)
    return
      lower...max(
        lower, snapped(contentSizeStorage.height + inset.bottom - layer.bounds.height))
  }

  package func clamped(_ offset: CGPoint) -> CGPoint {
    let (x, y) = (horizontalRange, verticalRange)
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound),
      y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// Indicates whether a touch can scroll the content horizontally.
  package var isHorizontallyScrollable: Bool {
    let range = horizontalRange
    return isScrollEnabled
      && (range.upperBound > range.lowerBound || (alwaysBounceHorizontal && bounces))
  }

  /// Indicates whether a touch can scroll the content vertically.
  package var isVerticallyScrollable: Bool {
    let range = verticalRange
    return isScrollEnabled
      && (range.upperBound > range.lowerBound || (alwaysBounceVertical && bounces))
  }

  /// The scrolled distance from the top of the content, in points; negative when it is pulled down.
  package var distanceFromTop: CGFloat { layer.bounds.minY - verticalRange.lowerBound }

  /// Sets the offset without stopping a running motion.
  package func move(to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else {
      Misuse.report(ScrollMisuse.offsetNotFinite(offset, of: self))
      return
    }
    let place = CGPoint(x: snapped(offset.x), y: snapped(offset.y))
    if place != layer.bounds.origin { bounds.origin = place }
  }

  func offsetDidChange(from old: CGPoint) {
    // A scroll view lays out at each change of the offset: tables and pinned headers depend on it.
    setNeedsLayout()
    adaptDrag()
    placeIndicators()
    refreshControl?.follow()
    _scrollDelegate?.scrollViewDidScroll(self)
    offsetObserver?(self)
    KeyValueObservers.changed(self, "contentOffset", old: old, new: layer.bounds.origin)
  }

  func sizeDidChange() {
    updateAdjustedInset()
    settleOffset()
    placeIndicators()
  }

  /// Returns the offset to the range after the content or the view changed, unless a drag or a
  /// motion is in progress.
  func settleOffset() {
    adaptCourses()
    guard drag == nil, courses == nil, zoomStorage?.holdsOffset != true else { return }
    move(to: clamped(layer.bounds.origin))
  }

  func updateAdjustedInset() {
    var inset = contentInset
    let safe = safeAreaStorage
    switch contentInsetAdjustmentBehavior {
    case .never: break
    case .always: inset = inset + safe
    case .automatic, .scrollableAxes:
      if overflows(vertically: true, safe) || alwaysBounceVertical || isUnderNavigationBar {
        inset.top += safe.top
        inset.bottom += safe.bottom
      }
      if overflows(vertically: false, safe) || alwaysBounceHorizontal {
        inset.left += safe.left
        inset.right += safe.right
      }
    }
    inset.top += refreshControl?.space ?? 0
    guard inset != adjustedInsetStorage else { return }
    let old = adjustedInsetStorage
    adjustedInsetStorage = inset
    if drag == nil, courses == nil {
      // Content that was at its top or left edge stays there. Offsets are on device pixels, insets
      // need not be.
      var offset = layer.bounds.origin
      if offset.y <= -old.top + pixel { offset.y = -inset.top }
      if offset.x <= -old.left + pixel { offset.x = -inset.left }
      move(to: clamped(offset))
    } else {
      adaptCourses()
    }
    placeIndicators()
    adjustedContentInsetDidChange()
    _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    offsetObserver?(self)
  }

  /// Indicates whether UIKit's rule for controllers in a navigation controller applies: with
  /// `.automatic` their scroll views are inset by the bars even when the content fits.
  private var isUnderNavigationBar: Bool {
    guard contentInsetAdjustmentBehavior == .automatic, window != nil else { return false }
    return nearestController?.navigationController != nil
  }

  private func overflows(vertically: Bool, _ safe: UIEdgeInsets) -> Bool {
    let size = layer.bounds.size
    return vertically
      ? contentSizeStorage.height + contentInset.top + contentInset.bottom + safe.top + safe.bottom
        > size.height
      // A page as wide as the view must not scroll horizontally after a rotation.
      : contentSizeStorage.width + contentInset.left + contentInset.right > size.width
  }

  /// Returns the shortest displacement of a visible range that makes a part visible.
  package static func shift(
    from visible: ClosedRange<CGFloat>, toShow part: ClosedRange<CGFloat>
  ) -> CGFloat {
    let before = part.lowerBound - visible.lowerBound
    let after = part.upperBound - visible.upperBound
    if before >= 0, after <= 0 { return 0 }
    if before <= 0, after >= 0 { return 0 }
    return abs(before) < abs(after) ? before : after
  }
}
