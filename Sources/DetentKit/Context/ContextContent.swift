#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  /// A scroll view in the presented view that shares drags with it.
  ///
  /// Both move along one axis: a drag towards the edge scrolls the content to its end first, and moves
  /// the presented view from there on. While all of a drag scrolls, the scroll view's own recogniser
  /// does it. From the first movement that belongs to the presented view, this object moves the
  /// content.
  @MainActor
  final class ContextContent {
    let scrollView: UIScrollView
    private let axis: ContextAxis
    /// The offset from the end at the presented view's inner edge, without resistance past the ends.
    /// The scroll view's own recogniser may be an event ahead.
    private var offset = 0.0
    /// Indicates whether this object moves the content, after it cancelled the scroll view's own drag.
    private(set) var isMovingContent = false
    private var course: SheetScrollCourse?
    private var link: CADisplayLink?
    /// Indicates whether the scroll view's indicator is hidden, although the app shows it.
    private var hidesIndicator = false {
      didSet {
        guard hidesIndicator != oldValue else { return }
        if hidesIndicator {
          appShowsIndicator = scrollView[indicatorAlong: axis]
          scrollView[indicatorAlong: axis] = false
        } else if appShowsIndicator {
          scrollView[indicatorAlong: axis] = true
        }
      }
    }
    private var appShowsIndicator = false

    init(_ scrollView: UIScrollView, along axis: ContextAxis) {
      self.scrollView = scrollView
      self.axis = axis
      offset = shownOffset
    }

    /// Returns the scroll view that a touch in a view would scroll along an axis, up to an ancestor.
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

    /// The scroll state for the engine.
    var scroll: SheetScroll { SheetScroll(offset: offset) }

    /// Indicates whether a downward drag belongs to the scroll view's refresh control.
    var refreshesOnPull: Bool {
      guard axis.side == .bottom else { return false }
      return scrollView.refreshControl != nil && shownOffset <= 0
    }

    /// Moves the content by its share of a movement. While only the presented view moves, the content has
    /// no scroll indicator.
    func move(by share: Double, of movement: Double) {
      if movement != 0 { hidesIndicator = share == 0 }
      if share != movement { cancelOwnDrag() }
      guard isMovingContent else {
        offset = shownOffset
        return
      }
      var drag = drag
      drag.move(by: share)
      offset = drag.offset
      show(drag.shownOffset)
    }

    /// Cancels the scroll view's own drag, whose recogniser would scroll by more than the content's
    /// share.
    func cancelOwnDrag() {
      guard !isMovingContent else { return }
      isMovingContent = true
      scrollView.panGestureRecognizer.isEnabled = false
      scrollView.panGestureRecognizer.isEnabled = true
    }

    /// Continues with a finger's velocity in points per second after the finger left.
    func release(_ velocity: Double) {
      guard isMovingContent else { return }
      let course = drag.released(
        velocity: velocity, rate: Double(scrollView.decelerationRate.rawValue),
        at: CACurrentMediaTime())
      guard course.isMoving else { return }
      stop()
      self.course = course
      link = .following(self) { $0.frame(at: $1) }
    }

    /// Shows the scroll indicator again after the drag.
    func endDrag() {
      hidesIndicator = false
    }

    /// Stops the content under a new touch.
    func stop() {
      course = nil
      link?.invalidate()
      link = nil
    }

    private func frame(at time: Double) {
      guard let course, scrollView.window != nil, !scrollView.isTracking else { return stop() }
      let scale = max(Double(scrollView.traitCollection.displayScale), 1)
      let sample = course.sample(at: time, pixel: 1 / scale)
      show(sample.position)
      if sample.isOver { stop() }
    }

    private var drag: SheetContentDrag {
      let range = scrollView.range(along: axis)
      return SheetContentDrag(
        offset: offset, length: Double(range.most - range.least),
        viewport: Double(axis.along(scrollView.bounds.size)), bounces: scrollView.bounces)
    }

    private var shownOffset: Double {
      let range = scrollView.range(along: axis)
      let offset = axis.along(scrollView.contentOffset)
      let distance = Double(axis.closesForward ? offset - range.least : range.most - offset)
      let scale = max(Double(scrollView.traitCollection.displayScale), 1)
      return abs(distance) < Self.rounding / scale ? 0 : distance
    }

    /// The distance in pixels from its end at which content counts as being there: offsets are whole
    /// pixels, and insets are sums of any numbers (tunable).
    private static let rounding = 0.51

    private func show(_ offset: Double) {
      let range = scrollView.range(along: axis)
      let place = axis.closesForward ? range.least + offset : range.most - offset
      var point = scrollView.contentOffset
      axis.set(&point, to: place)
      if scrollView.contentOffset != point { scrollView.contentOffset = point }
    }
  }

  extension ContextAxis {
    /// Indicates whether the presented view closes in the direction of growing coordinates.
    fileprivate var closesForward: Bool { side == .bottom || side == .right }

    fileprivate func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

    fileprivate func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    fileprivate func set(_ point: inout CGPoint, to value: CGFloat) {
      if isVertical { point.y = value } else { point.x = value }
    }
  }

  extension UIScrollView {
    /// The content offsets at both ends of the content.
    fileprivate func range(along axis: ContextAxis) -> (least: CGFloat, most: CGFloat) {
      let inset = adjustedContentInset
      let least = axis.isVertical ? -inset.top : -inset.left
      let far = axis.isVertical ? inset.bottom : inset.right
      return (least, max(least, axis.along(contentSize) + far - axis.along(bounds.size)))
    }

    /// Indicates whether the scroll view has an indicator along an axis.
    fileprivate subscript(indicatorAlong axis: ContextAxis) -> Bool {
      get { axis.isVertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator }
      set {
        if axis.isVertical {
          showsVerticalScrollIndicator = newValue
        } else {
          showsHorizontalScrollIndicator = newValue
        }
      }
    }

    fileprivate func canScroll(along axis: ContextAxis) -> Bool {
      if axis.isVertical ? alwaysBounceVertical : alwaysBounceHorizontal { return true }
      let range = range(along: axis)
      return range.most > range.least
    }
  }
#endif
