/// Gives scroll views a `delegate` that tables, collections and text views can declare again with a
/// refined type; Swift does not let them override a settable property that way.
@preconcurrency @MainActor
public protocol _UIScrolling: AnyObject {
  /// Where the delegate is kept.
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _UIScrolling {
  /// Who hears of the movements. Not retained; the default is `nil`.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}

/// A view on content larger than itself, moved by a finger.
///
/// What it holds stands in the coordinates of the content; the view's bounds move over it.
@preconcurrency @MainActor
open class UIScrollView: UIView, _UIScrolling {
  /// Creates a scroll view with a frame in points of its future superview.
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
    scrollPan.scrollView = self
    scrollPan.delegate = self as? any UIGestureRecognizerDelegate
    scrollPan.addAction { [weak self] _ in self?.panChanged() }
  }

  /// The delegate as every kind of scroll view keeps it.
  public weak var _scrollDelegate: (any UIScrollViewDelegate)?

  /// The content's point at the view's top left corner, in points; the origin of the bounds. Setting
  /// it stops a movement under way. The value is rounded to device pixels.
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

  /// Space around the content, in points, beside that for the safe area. The default is zero.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if oldValue != contentInset { updateAdjustedInset() } }
  }

  /// ``contentInset`` and the safe area's part together, in points.
  open var adjustedContentInset: UIEdgeInsets { adjustedInsetStorage }

  /// How the safe area is added to the insets. The default is `.automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if oldValue != contentInsetAdjustmentBehavior { updateAdjustedInset() } }
  }

  /// The adjusted insets changed. The default does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Whether a finger can move the content. The default is `true`.
  open var isScrollEnabled = true {
    didSet { scrollPan.isEnabled = isScrollEnabled }
  }

  /// Whether a drag that begins along one axis stays on it. The default is `false`.
  open var isDirectionalLockEnabled = false

  /// Whether the content follows a finger past its edges and comes back. The default is `true`.
  open var bounces = true

  /// Whether content that fits can be pulled up and down. The default is `false`.
  open var alwaysBounceVertical = false {
    didSet { if oldValue != alwaysBounceVertical { updateAdjustedInset() } }
  }

  /// Whether content that fits can be pulled to the sides. The default is `false`.
  open var alwaysBounceHorizontal = false {
    didSet { if oldValue != alwaysBounceHorizontal { updateAdjustedInset() } }
  }

  /// Whether the content stops at multiples of the view's size. The default is `false`.
  open var isPagingEnabled = false

  /// How fast content that was let go slows down. The default is `.normal`.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a vertical indicator shows while the content moves. The default is `true`.
  open var showsVerticalScrollIndicator = true {
    didSet { if !showsVerticalScrollIndicator { verticalIndicator?.hide(animated: false) } }
  }

  /// Whether a horizontal indicator shows while the content moves. The default is `true`.
  open var showsHorizontalScrollIndicator = true {
    didSet { if !showsHorizontalScrollIndicator { horizontalIndicator?.hide(animated: false) } }
  }

  /// The indicators' colour. The default is `.default`.
  open var indicatorStyle = IndicatorStyle.default

  /// How far the vertical indicator keeps from the edges, in points. The default is zero.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// How far the horizontal indicator keeps from the edges, in points. The default is zero.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// Both indicators' insets; reading gives the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the safe area is added to the indicators' insets. The default is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators()
  }

  /// Whether a tap on the status bar scrolls to the top. On a phone none scrolls where more than one
  /// could. The default is `true`.
  open var scrollsToTop = true

  /// What asks for new content when the content is pulled down. The default is `nil`.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  /// How dragging puts the keyboard away. The default is `.none`.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a finger is on the content, moving or not.
  open var isTracking: Bool { scrollPan.countedTouches.isEmpty == false }

  /// Whether a finger drags the content.
  open var isDragging: Bool { drag != nil }

  /// Whether the content moves on by itself after a drag.
  open var isDecelerating: Bool { courses?.reason == .deceleration }

  /// The recogniser of the drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// Whether touches reach the content only when it is clear that they do not scroll. The default
  /// is `true`: after 150 ms, or at the lift.
  open var delaysContentTouches = true

  /// Whether a drag may take a touch from content that has it already. The default is `true`.
  open var canCancelContentTouches = true

  /// Whether touches are handed to a view in the content. The default is `true`.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take a touch from a view in the content. The default is `true`, but `false`
  /// for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The least scale that a pinch leads to. The default is 1; values that are not above zero are
  /// reported and change nothing.
  open var minimumZoomScale: CGFloat {
    get { zoomStorage?.minimum ?? 1 }
    set { setZoomLimit(newValue, \.minimum) }
  }

  /// The greatest scale that a pinch leads to; there is no zooming unless it is above
  /// ``minimumZoomScale``. The default is 1.
  open var maximumZoomScale: CGFloat {
    get { zoomStorage?.maximum ?? 1 }
    set { setZoomLimit(newValue, \.maximum) }
  }

  /// The scale of the view that the delegate gives for zooming; without one it stays 1. Values
  /// outside the limits are clamped to them.
  open var zoomScale: CGFloat {
    get { zoomStorage?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Changes the scale and keeps the middle where it is.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    changeZoom(to: scale, animated: animated)
  }

  /// Makes a rectangle, in points of the zoomed view, as large as the limits and the view allow, and
  /// brings it into the middle.
  open func zoom(to rect: CGRect, animated: Bool) {
    changeZoom(toShow: rect, animated: animated)
  }

  /// Whether a pinch goes past the limits and comes back. The default is `true`.
  open var bouncesZoom: Bool {
    get { zoomStorage?.bounces ?? true }
    set { zoom.bounces = newValue }
  }

  /// Whether fingers change the scale.
  open var isZooming: Bool {
    if case .pinching = zoomStorage?.phase { true } else { false }
  }

  /// Whether the scale comes back from beyond a limit.
  open var isZoomBouncing: Bool {
    if case .bouncing = zoomStorage?.phase { true } else { false }
  }

  /// The recogniser of the pinches; `nil` while the limits leave nothing to zoom to.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomStorage?.pinch }

  /// Moves the content, in 0.3 seconds if `animated` (measured.md S9). Targets past the edges are
  /// taken as they are.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil else {
      self.contentOffset = contentOffset
      return
    }
    ease(to: contentOffset)
  }

  /// Moves the content just so far that a rectangle of it shows. A rectangle that shows already, or
  /// is larger than the view, moves it as little as possible.
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

  /// Goes on by what shows, less the bars; `false` at the end. Says so with `pageScrolled`.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }

  package override var accessibilityRole: AccessibilityRole? { .scrollView }

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

  /// A finger is about to drag the content.
  func willDrag() {}

  /// The content came to rest after a drag or an animated change of offset.
  func didComeToRest() {}

  /// Told of every change of the offset and the insets; the bar above follows the content by it.
  package var offsetObserver: ((UIScrollView) -> Void)?
  let scrollPan = ScrollPanGestureRecognizer()
  let touchDelayRecognizer = ScrollTouchDelayRecognizer()
  var contentSizeStorage = CGSize.zero
  var zoomStorage: ScrollZoom?
  /// Whether a finger stopped the content, which has not moved since.
  var isCaught = false
  var adjustedInsetStorage = UIEdgeInsets.zero
  /// The drag under way.
  var drag: ScrollDrag?
  /// Whether the content moves because the status bar was tapped.
  var isScrollingToTop = false
  /// The movement without a finger that is under way.
  var courses: ScrollCourses?
  var displayLink: CADisplayLink?
  var verticalIndicator: ScrollIndicator?
  var horizontalIndicator: ScrollIndicator?
}
