/// Scrolls a scroll view for the modifiers around it, and notifies them of its scrolling.
@MainActor
package final class ScrollDriver: NSObject {
  /// Proven: the item is its only owner; a scroll view does not retain its delegate.
  unowned let item: any ScrollingItem
  private(set) var plan = ScrollPlan()
  /// The last requested or reported position.
  private(set) var known = ScrollPosition.Place.unknown
  private var dragStart = CGPoint.zero
  private var phase = ScrollPhase.idle
  private var velocity: CGVector?
  /// Indicates whether an animated scroll is in progress.
  private var isBeingAnimated = false
  /// The target edge of the animated scroll.
  private var animatedEdge: Edge?

  package init(item: any ScrollingItem) {
    self.item = item
  }

  private var view: UIScrollView { item.scrollView }
  private var node: Node { item.node }
  private var observers: [any ScrollObserver] { plan.observers.compactMap(\.observer) }

  /// Applies the configuration of the modifiers. To be called in updates.
  package func adopt(_ new: ScrollPlan, wanted: ScrollPosition.Place?) {
    plan = new
    view.decelerationRate = new.behavior == nil ? .normal : .fast
    guard let wanted, wanted != known else { return }
    known = wanted
    let isAnimated = item.placement != nil && node.transaction.effectiveAnimation != nil
    node.context.host.afterPlacing { [weak self] in self?.go(to: wanted, isAnimated: isAnimated) }
  }

  func go(to place: ScrollPosition.Place, isAnimated: Bool) {
    guard node.isMounted else { return }
    let before = view.contentOffset
    isBeingAnimated = isAnimated
    animatedEdge = nil
    switch place {
    case .unknown, .user: return
    case .view(let id, let anchor):
      node.scrollTarget(for: id)?
        .show(anchor: anchor ?? plan.position?.anchor, isAnimated: isAnimated)
    case .edge(let edge): go(to: edge, isAnimated)
    case .point(let x, let y):
      let inset = view.adjustedContentInset
      move(
        to: item.clamped(
          CGPoint(x: x.map { $0 - inset.left } ?? before.x, y: y.map { $0 - inset.top } ?? before.y)
        ), isAnimated)
    }
  }

  /// Scrolls to an edge; content of estimated length may turn out longer on the way to its end.
  private func go(to edge: Edge, _ isAnimated: Bool) {
    move(to: item.offset(at: edge), isAnimated)
    guard !isAnimated else { return animatedEdge = edge }
    for _ in 0..<Self.maximumCorrections {
      view.layoutIfNeeded()
      let place = item.offset(at: edge)
      guard place != view.contentOffset else { return }
      view.contentOffset = place
    }
  }

  private func move(to offset: CGPoint, _ isAnimated: Bool) {
    if view.contentOffset != offset { view.setContentOffset(offset, animated: isAnimated) }
  }

  // What happens

  /// Updates the observers after the offset, or a size, changed.
  package func geometryDidChange() {
    guard !plan.observers.isEmpty || plan.position != nil else { return }
    if isBeingAnimated, phase == .idle { set(.animating) }
    let geometry = ScrollGeometry(view, isRightToLeft: node.isRightToLeft)
    for observer in observers { observer.scrollGeometryDidChange(geometry, of: item) }
    if view.isTracking || view.isDragging || view.isDecelerating { report() }
    node.context.host.setNeedsLayout()
  }

  /// Reports that the user scrolled.
  private func report() {
    guard let position = plan.position else { return }
    known = position.report(firstView?.id())
  }

  /// The first visible scroll target, or the one at the anchor of the visible area if there is an
  /// anchor.
  private var firstView: ScrollTargetView? {
    guard let views = item.targetViews else { return nil }
    let visible = item.visibleRect
    guard let anchor = plan.position?.anchor else {
      return views.first {
        $0.frame.maxX > visible.minX + Self.least && $0.frame.maxY > visible.minY + Self.least
      }
    }
    func point(_ rect: CGRect) -> CGPoint {
      CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    }
    let place = point(visible)
    func distance(_ view: ScrollTargetView) -> CGFloat {
      let other = point(view.frame)
      return abs(other.x - place.x) + abs(other.y - place.y)
    }
    return views.min { distance($0) < distance($1) }
  }

  /// The number of times that an estimated end may turn out wrong.
  private static let maximumCorrections = 4
  /// The number of points of a view that must be visible for it to count as visible. Grade:
  /// tunable.
  private static let least: CGFloat = 0.5

  private func set(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    guard !plan.observers.isEmpty else { return }
    let context = ScrollPhaseChangeContext(
      geometry: ScrollGeometry(view, isRightToLeft: node.isRightToLeft), velocity: velocity)
    for observer in observers { observer.scrollPhaseDidChange(from: old, to: new, context) }
    node.context.host.setNeedsLayout()
  }
}

extension ScrollDriver: UIScrollViewDelegate {
  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    dragStart = scrollView.contentOffset
    velocity = nil
    isBeingAnimated = false
    animatedEdge = nil
    set(.interacting)
  }

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    // UIKit's velocity is in points per millisecond.
    let velocity = CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000)
    self.velocity = velocity
    guard let behavior = plan.behavior else { return }
    let inset = scrollView.adjustedContentInset
    let room = item.visibleRect.size
    func rect(_ offset: CGPoint) -> CGRect {
      CGRect(origin: CGPoint(x: offset.x + inset.left, y: offset.y + inset.top), size: room)
    }
    var target = ScrollTarget(rect: rect(targetContentOffset.pointee))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: rect(dragStart)), velocity: velocity,
        contentSize: scrollView.contentSize, containerSize: room, axes: item.scrollAxes,
        frames: item.targetViews?.map(\.frame) ?? [],
        environment: node.context.environment.values))
    let anchor = target.anchor ?? .topLeading
    targetContentOffset.pointee = item.clamped(
      CGPoint(
        x: target.rect.minX + anchor.x * (target.rect.width - room.width) - inset.left,
        y: target.rect.minY + anchor.y * (target.rect.height - room.height) - inset.top))
  }

  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    if !decelerate { report() }
    set(decelerate ? .decelerating : .idle)
  }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    report()
    velocity = nil
    set(.idle)
  }

  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if let edge = animatedEdge {
      animatedEdge = nil
      let place = item.offset(at: edge)
      if place != scrollView.contentOffset { return go(to: edge, true) }
    }
    isBeingAnimated = false
    set(.idle)
  }
}
