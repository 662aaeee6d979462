/// A protocol that gives scroll views a `delegate` which tables, collections and text views can
/// redeclare with a refined type; Swift does not let them override a settable property that way.
@preconcurrency @MainActor
public protocol _UIScrolling: NSObject {
  /// The storage of the delegate.
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _UIScrolling {
  /// The object that is notified of scrolling. Not retained; the default is `nil`.
  public var delegate: (any UIScrollViewDelegate)? {
    get { KeyValueObservers.reading(self, "delegate", _scrollDelegate) }
    set {
      KeyValueObservers.change(self, "delegate", { _scrollDelegate }) { _scrollDelegate = newValue }
    }
  }
}

/// A view that scrolls and zooms content larger than itself.
///
/// Its subviews are laid out in the coordinates of the content; scrolling changes the origin of the
/// view's bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView, _UIScrolling {
  /// Creates a scroll view with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// Creates a scroll view for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
  }

  private func setUpScrolling() {
    clipsToBounds = true
    passesSafeAreaToSubviews = false
    addGestureRecognizer(touchDelayRecognizer)
    addGestureRecognizer(panGestureRecognizer)
    touchDelayRecognizer.scrollView = self
    scrollPan.delegate = self as? any UIGestureRecognizerDelegate
    scrollPan.scrollView = self
    scrollPan.addAction { [weak self] _ in self?.panChanged() }
  }

  /// The storage of the delegate for all kinds of scroll views.
  public weak var _scrollDelegate: (any UIScrollViewDelegate)?

  /// The point of the content at the view's top left corner, in points; the origin of the bounds.
  /// Setting it stops a running motion. The value is rounded to device pixels.
  open var contentOffset: CGPoint {
    get {
      KeyValueObservers.read(self, "contentOffset")
      return super.bounds.origin
    }
    set {
      stopCourse()
      move(to: newValue)
    }
  }

  /// The size of the content, in points. The default is zero.
  open var contentSize: CGSize {
    get {
      KeyValueObservers.read(self, "contentSize")
      return contentSizeStorage
    }
    set {
      guard newValue != contentSizeStorage else { return }
      let old = contentSizeStorage
      contentSizeStorage = newValue
      updateAdjustedInset()
      settleOffset()
      setNeedsLayout()
      KeyValueObservers.changed(self, "contentSize", old: old, new: newValue)
    }
  }

  /// The insets of the content, in points, in addition to those for the safe area. The default is
  /// zero.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if oldValue != contentInset { updateAdjustedInset() } }
  }

  /// The sum of ``contentInset`` and the insets for the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { adjustedInsetStorage }

  /// The behaviour that determines when the safe area is added to the insets. The default is
  /// `.automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if oldValue != contentInsetAdjustmentBehavior { updateAdjustedInset() } }
  }

  /// Notifies the view that the adjusted insets changed. The default does nothing.
  open func adjustedContentInsetDidChange() {}

  /// A Boolean value that indicates whether scrolling by touch is enabled. The default is `true`.
  open var isScrollEnabled = true {
    didSet { scrollPan.isEnabled = isScrollEnabled }
  }

  /// A Boolean value that indicates whether a drag that begins along one axis is locked to it. The
  /// default is `false`.
  open var isDirectionalLockEnabled = false

  /// A Boolean value that indicates whether the content bounces past its edges and back. The
  /// default is `true`.
  open var bounces = true

  /// A Boolean value that indicates whether content that fits bounces vertically. The default is
  /// `false`.
  open var alwaysBounceVertical = false {
    didSet { if oldValue != alwaysBounceVertical { updateAdjustedInset() } }
  }

  /// A Boolean value that indicates whether content that fits bounces horizontally. The default is
  /// `false`.
  open var alwaysBounceHorizontal = false {
    didSet { if oldValue != alwaysBounceHorizontal { updateAdjustedInset() } }
  }

  /// A Boolean value that indicates whether scrolling stops at multiples of the view's size. The
  /// default is `false`.
  open var isPagingEnabled = false

  /// The rate of deceleration after a drag. The default is `.normal`.
  open var decelerationRate = DecelerationRate.normal

  /// A Boolean value that indicates whether the vertical indicator is visible while the content
  /// scrolls. The default is `true`.
  open var showsVerticalScrollIndicator = true {
    didSet { if !showsVerticalScrollIndicator { verticalIndicator?.hide(animated: false) } }
  }

  /// A Boolean value that indicates whether the horizontal indicator is visible while the content
  /// scrolls. The default is `true`.
  open var showsHorizontalScrollIndicator = true {
    didSet { if !showsHorizontalScrollIndicator { horizontalIndicator?.hide(animated: false) } }
  }

  /// The colour of the indicators. The default is `.default`.
  open var indicatorStyle = IndicatorStyle.default

  /// The insets of the vertical indicator, in points. The default is zero.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// The insets of the horizontal indicator, in points. The default is zero.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// The insets of both indicators; the getter returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// A Boolean value that indicates whether the safe area is added to the indicators' insets. The
  /// default is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators()
  }

  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top. On a phone
  /// no view scrolls if more than one could. The default is `true`.
  open var scrollsToTop = true

  /// The control that refreshes the content when it is pulled down. The default is `nil`.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  /// The dismissal of the keyboard by a drag. The default is `.none`.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// A Boolean value that indicates whether a touch is on the content, moving or not.
  open var isTracking: Bool { scrollPan.countedTouches.isEmpty == false }

  /// A Boolean value that indicates whether the user drags the content.
  open var isDragging: Bool { drag != nil }

  /// A Boolean value that indicates whether the content decelerates after a drag.
  open var isDecelerating: Bool { courses?.reason == .deceleration }

  /// The pan gesture recognizer of the drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// A Boolean value that indicates whether touches are delivered to the content only when it is
  /// clear that they do not scroll. The default is `true`: after 150 ms, or when the touch ends.
  open var delaysContentTouches = true

  /// A Boolean value that indicates whether a drag may cancel a touch that was already delivered to
  /// the content. The default is `true`.
  open var canCancelContentTouches = true

  /// Returns a Boolean value that indicates whether touches are delivered to a view in the content.
  /// The default is `true`.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns a Boolean value that indicates whether a drag may cancel a touch in a view in the
  /// content. The default is `true`, but `false` for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The minimum zoom scale. The default is 1; values that are not above zero are reported and
  /// ignored.
  open var minimumZoomScale: CGFloat {
    get { zoomStorage?.minimum ?? 1 }
    set { setZoomLimit(newValue, \.minimum) }
  }

  /// The maximum zoom scale; zooming is disabled unless it is above ``minimumZoomScale``. The
  /// default is 1.
  open var maximumZoomScale: CGFloat {
    get { zoomStorage?.maximum ?? 1 }
    set { setZoomLimit(newValue, \.maximum) }
  }

  /// The scale of the view that the delegate returns for zooming; without one it stays 1. Values
  /// outside the limits are clamped to them.
  open var zoomScale: CGFloat {
    get { zoomStorage?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the zoom scale and keeps the centre of the visible area.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    changeZoom(to: scale, animated: animated)
  }

  /// Zooms to a rectangle of the zoomed view, in points: centred and as large as the limits and the
  /// view allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    changeZoom(toShow: rect, animated: animated)
  }

  /// A Boolean value that indicates whether a pinch exceeds the limits and bounces back. The
  /// default is `true`.
  open var bouncesZoom: Bool {
    get { zoomStorage?.bounces ?? true }
    set { zoom.bounces = newValue }
  }

  /// A Boolean value that indicates whether a pinch is in progress.
  open var isZooming: Bool {
    if case .pinching = zoomStorage?.phase { true } else { false }
  }

  /// A Boolean value that indicates whether the scale returns from beyond a limit.
  open var isZoomBouncing: Bool {
    if case .bouncing = zoomStorage?.phase { true } else { false }
  }

  /// The pinch gesture recognizer; `nil` while the limits do not allow zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomStorage?.pinch }

  /// Sets the offset, in 0.3 seconds if `animated` (S9). Offsets past the edges are not clamped.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil else {
      self.contentOffset = contentOffset
      return
    }
    ease(to: contentOffset)
  }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible. For one that
  /// is visible already, or larger than the view, that is as little as possible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedInsetStorage
    let visible = super.bounds.inset(by: inset)
    var offset = super.bounds.origin
    offset.x += Self.shift(
      from: visible.minX...max(visible.minX, visible.maxX), toShow: rect.minX...rect.maxX)
    offset.y += Self.shift(
      from: visible.minY...max(visible.minY, visible.maxY), toShow: rect.minY...rect.maxY)
    setContentOffset(clamped(offset), animated: animated)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      let new = super.bounds
      if old.size != new.size { sizeDidChange() }
      if old.origin != super.bounds.origin { offsetDidChange(from: old.origin) }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds.size
      super.frame = newValue
      if old != super.bounds.size { sizeDidChange() }
    }
  }

  /// Scrolls by the height or width of the visible area; returns `false` at the end. Posts
  /// `pageScrolled`.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }

  open override var _accessibilityRole: _AccessibilityRole? { .scrollView }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopCourse() } else { updateAdjustedInset() }
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === scrollPan { return mayBeginDrag }
    if let pinch = zoomStorage?.pinch, gestureRecognizer === pinch { return mayBeginZoom }
    return true
  }

  /// Called when the user begins to drag the content.
  open func _willDrag() {}

  /// Called when the content stopped after a drag or an animated change of offset.
  open func _didComeToRest() {}

  /// A closure that is called for every change of the offset and the insets; the navigation bar
  /// uses it to follow the content.
  package var offsetObserver: ((UIScrollView) -> Void)?
  package let scrollPan = ScrollPanGestureRecognizer()
  package let touchDelayRecognizer = ScrollTouchDelayRecognizer()
  package var contentSizeStorage = CGSize.zero
  var zoomStorage: ScrollZoom?
  /// Indicates whether a touch stopped the content, which has not moved since.
  var isCaught = false
  package var adjustedInsetStorage = UIEdgeInsets.zero
  /// The current drag.
  package var drag: ScrollDrag?
  /// Indicates whether the content scrolls to the top after a tap on the status bar.
  var isScrollingToTop = false
  /// The current motion without a touch.
  package var courses: ScrollCourses?
  var displayLink: CADisplayLink?
  var verticalIndicator: ScrollIndicator?
  var horizontalIndicator: ScrollIndicator?
}
