import SheetEngine

extension UIScrollView {
  /// The seconds of the fling that paging adds to the distance (tunable; nobody measured paging,
  /// S10).
  private static let pagingReach = 0.3

  private var rate: Double { min(max(Double(decelerationRate.rawValue), 0.5), 0.9999) }

  /// The start time of a motion: that of the touch event, or of the frame.
  private var startTime: Double { CACurrentMediaTime() }

  /// Ends a drag with the velocity of the content, in points per second.
  func letGo(_ velocity: CGPoint, from drag: ScrollDrag) {
    // After a pinch beyond the limits, the scale and the offset return together.
    if zoomStorage?.leadsOffset == true { return letGoOfZoom(velocity) }
    let time = scrollPan.lastTime > 0 ? min(scrollPan.lastTime, startTime) : startTime
    var next = flung(velocity, at: time, reason: .deceleration)
    if isPagingEnabled { next = paged(velocity, from: drag.start, at: time) }
    let planned = clamped(next.end)
    var target = planned
    _scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    if target != planned, target.x.isFinite, target.y.isFinite {
      next = landing(at: target, velocity, time)
    }
    self.drag = nil
    // A finger can leave after the view has left its window, where no frame comes any more.
    let goesOn = next.isMoving && window != nil
    _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    // The delegate may have set the offset itself.
    guard self.drag == nil, courses == nil else { return }
    guard goesOn else {
      hideIndicators()
      return _didComeToRest()
    }
    begin(next)
    _scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  private func letGoOfZoom(_ velocity: CGPoint) {
    var target = clamped(layer.bounds.origin)
    _scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    drag = nil
    _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  /// Scrolls to the nearest page after a touch stopped the content between two pages.
  func turnToNearestPage() {
    let next = paged(.zero, from: layer.bounds.origin, at: startTime)
    guard next.isMoving else { return _didComeToRest() }
    begin(next)
    _scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Continues with a deceleration from a downward velocity of the touch, in points per second. A
  /// sheet calls it when it has reached its largest detent with velocity left.
  package func continueDeceleration(fingerVelocityY: CGFloat) {
    guard drag == nil else { return }
    stopCourse()
    fling(CGPoint(x: 0, y: -fingerVelocityY), reason: .deceleration)
  }

  func fling(_ velocity: CGPoint, reason: ScrollCourses.Reason) {
    let next = flung(velocity, at: startTime, reason: reason)
    guard next.isMoving, window != nil else { return }
    begin(next)
    _scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  private func flung(
    _ velocity: CGPoint, at time: Double, reason: ScrollCourses.Reason
  ) -> ScrollCourses {
    let offset = layer.bounds.origin
    return ScrollCourses(
      reason: reason,
      x: SheetScrollCourse.fling(
        from: offset.x, velocity: velocity.x, rate: rate, range: Self.doubles(horizontalRange),
        bounces: bounces,
        at: time),
      y: SheetScrollCourse.fling(
        from: offset.y, velocity: velocity.y, rate: rate, range: Self.doubles(verticalRange),
        bounces: bounces,
        at: time))
  }

  /// Adapts a running deceleration to changed edges of the content.
  func adaptCourses() {
    guard let courses, courses.reason == .deceleration else { return }
    let time = CACurrentMediaTime()
    self.courses = ScrollCourses(
      reason: courses.reason,
      x: courses.x.adapted(to: Self.doubles(horizontalRange), bounces: bounces, at: time),
      y: courses.y.adapted(to: Self.doubles(verticalRange), bounces: bounces, at: time))
  }

  private static func doubles(_ range: ClosedRange<CGFloat>) -> ClosedRange<Double> {
    Double(range.lowerBound)...Double(range.upperBound)
  }

  private func landing(at target: CGPoint, _ velocity: CGPoint, _ time: Double) -> ScrollCourses {
    let offset = layer.bounds.origin
    return ScrollCourses(
      reason: .deceleration,
      x: .landing(from: offset.x, to: snapped(target.x), velocity: velocity.x, at: time),
      y: .landing(from: offset.y, to: snapped(target.y), velocity: velocity.y, at: time))
  }

  private func paged(_ velocity: CGPoint, from start: CGPoint, at time: Double) -> ScrollCourses {
    let size = layer.bounds.size
    let offset = layer.bounds.origin
    let target = CGPoint(
      x: Self.page(offset.x, velocity.x, start.x, size.width),
      y: Self.page(offset.y, velocity.y, start.y, size.height))
    return landing(at: clamped(target), velocity, time)
  }

  /// Returns the page nearest to the end of a fling, at most one page from the page at the
  /// beginning of the drag.
  private static func page(
    _ offset: CGFloat, _ velocity: CGFloat, _ start: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let first = (start / length).rounded()
    let wished = ((offset + velocity * pagingReach) / length).rounded()
    return min(max(wished, first - 1), first + 1) * length
  }

  func ease(to target: CGPoint) {
    guard target.x.isFinite, target.y.isFinite else {
      move(to: target)
      return
    }
    stopCourse()
    let offset = layer.bounds.origin
    let place = CGPoint(x: snapped(target.x), y: snapped(target.y))
    guard place != offset else { return }
    begin(
      ScrollCourses(
        reason: .animation,
        x: offset.x == place.x
          ? .rest(at: place.x) : .easing(from: offset.x, to: place.x, at: startTime),
        y: offset.y == place.y
          ? .rest(at: place.y) : .easing(from: offset.y, to: place.y, at: startTime)))
  }

  private func begin(_ next: ScrollCourses) {
    courses = next
    showIndicators()
    guard displayLink == nil else { return }
    let link = CADisplayLink { [weak self] _ in
      // Frames are processed on the main thread.
      MainActor.assumeIsolated { self?.step() }
    }
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  private func step() {
    guard let courses else { return }
    let sample = courses.sample(at: CACurrentMediaTime(), pixel: pixel)
    move(to: sample.offset)
    // The delegate may have stopped the motion.
    guard sample.isOver, self.courses != nil else { return }
    stopCourse(finished: true)
  }

  /// Ends a running motion at its current position.
  func stopCourse(finished: Bool = false) {
    guard let ending = courses else { return }
    courses = nil
    displayLink?.invalidate()
    displayLink = nil
    hideIndicators()
    switch ending.reason {
    case .deceleration: _scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation where isScrollingToTop:
      isScrollingToTop = false
      if finished { _scrollDelegate?.scrollViewDidScrollToTop(self) }
    case .animation: if finished { _scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }
    if finished { _didComeToRest() }
  }
}
