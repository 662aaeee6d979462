/// A row of dots that indicates the current page of several, and moves to the next.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// Creates a control with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs an action when the user changes the page.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
  }

  /// Creates a control for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of pages; negative values count as 0. The default is 0.
  open var numberOfPages = 0 {
    didSet {
      guard oldValue != numberOfPages else { return }
      makeDots()
      currentPage = min(currentPage, max(0, numberOfPages - 1))
    }
  }

  /// The current page, clamped to the existing pages. Setting it sends no event. The default is 0.
  open var currentPage: Int {
    get { KeyValueObservers.reading(self, "currentPage", pageStorage) }
    set {
      let old = pageStorage
      pageStorage = min(max(newValue, 0), max(0, numberOfPages - 1))
      setNeedsLayout()
      KeyValueObservers.changed(self, "currentPage", old: old, new: pageStorage)
    }
  }

  /// A Boolean value that indicates whether the dots are hidden if there is only one page. The
  /// default is `false`.
  open var hidesForSinglePage = false {
    didSet { setNeedsLayout() }
  }

  /// The colour of the other pages' dots. The default is `nil`: a pale gray.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The colour of the current page's dot. The default is `nil`: the colour of text.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// Returns the size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: PageMetrics.pitch * CGFloat(max(0, pageCount)) + PageMetrics.margin,
      height: PageMetrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = bounds.midX - PageMetrics.pitch * CGFloat(dots.count - 1) / 2
    for (index, dot) in dots.enumerated() {
      let place = CGFloat(isRightToLeft ? dots.count - 1 - index : index)
      dot.bounds.size = CGSize(width: PageMetrics.dot, height: PageMetrics.dot)
      dot.center = CGPoint(x: start + PageMetrics.pitch * place, y: bounds.midY)
      dot.layer.cornerRadius = PageMetrics.dot / 2
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      dot.isHidden = hidesForSinglePage && dots.count == 1
    }
  }

  /// Moves by one page for a tap, in the direction of the tapped half.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isForward = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
    turn(by: isForward ? 1 : -1, with: event)
  }

  /// Moves to the next page.
  open override func accessibilityIncrement() { turn(by: 1, with: nil) }

  /// Moves to the previous page.
  open override func accessibilityDecrement() { turn(by: -1, with: nil) }

  private func turn(by pages: Int, with event: UIEvent?) {
    let old = currentPage
    currentPage += pages
    if currentPage != old { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override var _accessibilityRole: _AccessibilityRole? { .pageIndicator }

  /// The accessibility value: the current page and the number of pages.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(currentPage + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  open override var _naturalAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  private var dots: [UIView] = []
  private var pageStorage = 0

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<max(0, numberOfPages)).map { _ in
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      return dot
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

/// The numbers of a page control, in points: 18 for each page and 20 beside, 26 high (B12).
private enum PageMetrics {
  static let pitch: CGFloat = 18
  static let margin: CGFloat = 20
  static let height: CGFloat = 26
  /// The diameter of a dot. Grade: widely observed.
  static let dot: CGFloat = 8
}
