#if canImport(UIKit)
  import SheetEngine
  import UIKit

  /// A scroll view in what is presented, along the way that this goes, which shares drags with it.
  ///
  /// Both lie on one axis: the way back to the edge scrolls the content to one of its ends first, and
  /// moves the presented view from there on. As long as all of a drag scrolls, the scroll view does it
  /// by its own recogniser. From the first movement that it must not take, the drag is taken from it.
  @MainActor
  final class ContextContent {
    let scrollView: UIScrollView
    private let axis: ContextAxis
    /// How far the finger has scrolled it from the end that lies at the presented view's inner edge;
    /// past its ends further than is shown. The scroll view's own recogniser may be an event ahead.
    private var finger: CGFloat = 0
    /// Whether this moves the content, since the scroll view's own drag was ended.
    private(set) var isOwned = false
    private var course: ContextContentCourse?
    private var link: CADisplayLink?
    private let band = SheetRubberBand(coefficient: 0.55)

    init(_ scrollView: UIScrollView, along axis: ContextAxis) {
      self.scrollView = scrollView
      self.axis = axis
      finger = shown
    }

    /// The scroll view that a touch would move along an axis, up to a view.
    static func find(
      from view: UIView?, upTo end: UIView, along axis: ContextAxis
    ) -> UIScrollView? {
      var view = view
      while let current = view, current !== end {
        if let found = current as? UIScrollView, found.isScrollEnabled,
          found.panGestureRecognizer.isEnabled, found.canScroll(along: axis)
        {
          return found
        }
        view = current.superview
      }
      return nil
    }

    /// What the engine has to know.
    var scroll: SheetScroll {
      SheetScroll(offset: Double(finger))
    }

    /// Whether a pull that closes is meant for new content.
    var isRefreshed: Bool {
      guard axis.side == .bottom else { return false }
      return scrollView.refreshControl != nil && shown <= 0
    }

    /// Moves the content by its share of a movement.
    func move(by share: CGFloat, of whole: CGFloat) {
      if share != whole { take() }
      guard isOwned else {
        finger = shown
        return
      }
      finger -= share
      if !scrollView.bounces { finger = min(max(finger, 0), total) }
      show(finger)
    }

    /// Takes the rest of the drag from the scroll view, whose own recogniser would move what the
    /// finger does not mean.
    func take() {
      guard !isOwned else { return }
      isOwned = true
      scrollView.panGestureRecognizer.isEnabled = false
      scrollView.panGestureRecognizer.isEnabled = true
    }

    /// The finger is gone; the content goes on with its velocity.
    func release(_ velocity: Double) {
      guard isOwned else { return }
      let distance = stretched(finger)
      let course = ContextContentCourse(
        from: Double(distance), velocity: -velocity, total: Double(total),
        rate: Double(scrollView.decelerationRate.rawValue), bounces: scrollView.bounces,
        at: CACurrentMediaTime())
      guard !course.isOver(at: CACurrentMediaTime()) else { return }
      self.course = course
      let target = ActionTarget { [weak self] _ in self?.frame() }
      let link = CADisplayLink(target: target, selector: ActionTarget.action)
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    /// Somebody touches it: it stands.
    func stop() {
      course = nil
      link?.invalidate()
      link = nil
    }

    private func frame() {
      guard var course, scrollView.window != nil, !scrollView.isTracking else { return stop() }
      let now = CACurrentMediaTime()
      show(distance: CGFloat(course.place(at: now)))
      self.course = course
      if course.isOver(at: now) { stop() }
    }

    // Distances and offsets

    private var range: (least: CGFloat, most: CGFloat) { scrollView.range(along: axis) }

    private var total: CGFloat { range.most - range.least }

    private var shown: CGFloat {
      let offset = axis.along(scrollView.contentOffset)
      let distance = axis.closesForward ? offset - range.least : range.most - offset
      return abs(distance) < Self.rounding ? 0 : distance
    }

    /// Points by which content may miss its end and still be there, as insets are sums. tunable
    private static let rounding: CGFloat = 0.01

    /// Where the finger's place is shown: past the ends content resists.
    private func stretched(_ place: CGFloat) -> CGFloat {
      let limit = Double(axis.along(scrollView.bounds.size))
      if place < 0 { return -CGFloat(band.shown(Double(-place), limit: limit)) }
      if place > total { return total + CGFloat(band.shown(Double(place - total), limit: limit)) }
      return place
    }

    private func show(_ place: CGFloat) { show(distance: stretched(place)) }

    private func show(distance: CGFloat) {
      let offset = axis.closesForward ? range.least + distance : range.most - distance
      var point = scrollView.contentOffset
      axis.set(&point, to: offset)
      if scrollView.contentOffset != point { scrollView.contentOffset = point }
    }
  }

  /// How content that was let go comes to rest.
  struct ContextContentCourse {
    private var start: Double
    private var velocity: Double
    private let total: Double
    private let rate: Double
    private let bounces: Bool
    private var time: Double
    private var spring: SheetMotion?

    /// Points a second below which content stands (S3).
    private static let restSpeed = 10.0
    /// Critically damped, 10.97 a second (S7, fit).
    private static let edge = SheetSpring(angularFrequency: 10.97, dampingRatio: 1)

    init(
      from start: Double, velocity: Double, total: Double, rate: Double, bounces: Bool,
      at time: Double
    ) {
      self.start = start
      self.velocity = velocity
      self.total = total
      self.rate = rate
      self.bounces = bounces
      self.time = time
      if start < 0 || start > total { turnBack(from: start, velocity: velocity, at: time) }
    }

    private mutating func turnBack(from place: Double, velocity: Double, at time: Double) {
      spring = SheetMotion(
        spring: Self.edge, from: place, velocity: velocity, to: place < total / 2 ? 0 : total,
        at: time)
    }

    /// The part of the speed that is lost in a second, as a rate of decay.
    private var decay: Double { -1000 * log(rate) }

    private func coasted(at now: Double) -> (place: Double, velocity: Double) {
      let left = exp(-decay * max(0, now - time))
      return (start + velocity / decay * (1 - left), velocity * left)
    }

    mutating func place(at now: Double) -> Double {
      if let spring { return spring.value(at: now) }
      let coast = coasted(at: now)
      guard coast.place < 0 || coast.place > total else { return coast.place }
      let end = coast.place < 0 ? 0 : total
      guard bounces else {
        start = end
        velocity = 0
        return end
      }
      // When it met the end, and how fast.
      let left = 1 - (end - start) * decay / velocity
      let speed = velocity * left
      turnBack(from: end, velocity: speed, at: time - log(left) / decay)
      return spring?.value(at: now) ?? end
    }

    func isOver(at now: Double) -> Bool {
      if let spring { return spring.state(at: now).isAtRest(displayScale: 3) }
      return abs(coasted(at: now).velocity) < Self.restSpeed
    }
  }

  extension ContextAxis {
    /// Whether closing is the way of growing coordinates.
    fileprivate var closesForward: Bool { side == .bottom || side == .right }

    fileprivate func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

    fileprivate func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    fileprivate func set(_ point: inout CGPoint, to value: CGFloat) {
      if isVertical { point.y = value } else { point.x = value }
    }
  }

  extension UIScrollView {
    /// The offsets at both ends of the content.
    fileprivate func range(along axis: ContextAxis) -> (least: CGFloat, most: CGFloat) {
      let inset = adjustedContentInset
      let least = axis.isVertical ? -inset.top : -inset.left
      let far = axis.isVertical ? inset.bottom : inset.right
      return (least, max(least, axis.along(contentSize) + far - axis.along(bounds.size)))
    }

    fileprivate func canScroll(along axis: ContextAxis) -> Bool {
      if axis.isVertical ? alwaysBounceVertical : alwaysBounceHorizontal { return true }
      let range = range(along: axis)
      return range.most > range.least
    }
  }
#endif
