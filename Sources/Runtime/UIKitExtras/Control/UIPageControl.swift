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

  /// Constants that indicate when the control has a background.
  public enum BackgroundStyle: Int, Sendable {
    /// While a finger is on the control.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// The background, a capsule. The default is `.automatic`.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { setNeedsLayout() }
  }

  /// Constants that indicate how the user changes the page.
  public enum InteractionState: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a tap.
    case discrete = 1
    /// By a finger that moves over the dots.
    case continuous = 2
  }

  /// The manner in which the user changes the page at the moment.
  open private(set) var interactionState = InteractionState.none

  /// A Boolean value that indicates whether a finger that moves over the control changes the page. The
  /// default is `true`.
  open var allowsContinuousInteraction = true

  /// The image shown instead of the dots, in their colours. The default is `nil`.
  open var preferredIndicatorImage: UIImage? {
    didSet { imagesDidChange() }
  }

  /// The image shown instead of the current page's dot. The default is `nil`: that of the other pages.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { imagesDidChange() }
  }

  /// Sets the image of a page; `nil` restores the preferred one. A page that does not exist has none.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard (0..<max(0, numberOfPages)).contains(page) else { return }
    images[page] = image
    imagesDidChange()
  }

  /// Returns the image that was set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the image of a page while it is the current one; `nil` restores the preferred one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard (0..<max(0, numberOfPages)).contains(page) else { return }
    currentImages[page] = image
    imagesDidChange()
  }

  /// Returns the image that was set for a page while it is the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  private func imagesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func image(of page: Int) -> UIImage? {
    let regular = images[page] ?? preferredIndicatorImage
    guard page == currentPage else { return regular }
    return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? regular
  }

  /// The distance of two pages' middles: more than a dot's if images are wider.
  private var pitch: CGFloat {
    let all = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 }
    let widest = (all + images.values + currentImages.values).map(\.size.width).max() ?? 0
    return max(PageMetrics.pitch, widest + PageMetrics.pitch - PageMetrics.dot)
  }

  /// Returns the size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: pitch * CGFloat(max(0, pageCount)) + PageMetrics.margin, height: PageMetrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let pitch = pitch
    for (index, dot) in dots.enumerated() {
      let image = image(of: index)
      dot.bounds.size = image?.size ?? CGSize(width: PageMetrics.dot, height: PageMetrics.dot)
      dot.center = CGPoint(x: middle(of: index, pitch), y: bounds.midY)
      let color =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      dot.show(image, in: color)
      dot.isHidden = hidesForSinglePage && dots.count == 1
    }
    layoutGround()
  }

  private func middle(of page: Int, _ pitch: CGFloat) -> CGFloat {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = CGFloat(isRightToLeft ? dots.count - 1 - page : page)
    return bounds.midX + pitch * (place - CGFloat(dots.count - 1) / 2)
  }

  private func layoutGround() {
    let isVisible =
      backgroundStyle == .prominent || (backgroundStyle == .automatic && isTracking)
    guard isVisible || ground != nil else { return }
    let view = ground ?? UIView()
    if ground == nil {
      ground = view
      view.isUserInteractionEnabled = false
      view.backgroundColor = .secondarySystemFill
      insertSubview(view, at: 0)
    }
    view.isHidden = !isVisible || dots.isEmpty || (hidesForSinglePage && dots.count == 1)
    let size = size(forNumberOfPages: dots.count)
    view.bounds.size = size
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    view.layer.cornerRadius = size.height / 2
  }

  private var ground: UIView?
  private var start: CGFloat = 0

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self).x
    setNeedsLayout()
    return super.beginTracking(touch, with: event)
  }

  /// Moves to the page below a finger that has moved.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let place = touch.location(in: self).x
    guard allowsContinuousInteraction, dots.count > 1,
      interactionState == .continuous || abs(place - start) > PageMetrics.pitch / 2
    else { return true }
    interactionState = .continuous
    let pitch = pitch
    let nearest = dots.indices.min {
      abs(middle(of: $0, pitch) - place) < abs(middle(of: $1, pitch) - place)
    }
    turn(by: (nearest ?? currentPage) - currentPage, with: event)
    return true
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
    setNeedsLayout()
  }

  /// Moves by one page for a tap, in the direction of the tapped half.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    setNeedsLayout()
    defer { interactionState = .none }
    guard let touch, isTouchInside, interactionState != .continuous else { return }
    interactionState = .discrete
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

  private var dots: [PageDot] = []
  private var pageStorage = 0

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<max(0, numberOfPages)).map { _ in
      let dot = PageDot()
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      return dot
    }
    images = images.filter { $0.key < numberOfPages }
    currentImages = currentImages.filter { $0.key < numberOfPages }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

/// The dot of a page, or the image in its place.
private final class PageDot: UIView {
  private var picture: UIImageView?

  func show(_ image: UIImage?, in color: UIColor) {
    backgroundColor = image == nil ? color : nil
    layer.cornerRadius = image == nil ? PageMetrics.dot / 2 : 0
    guard image != nil || picture != nil else { return }
    let view = picture ?? UIImageView(frame: .zero)
    if picture == nil {
      picture = view
      addSubview(view)
    }
    view.frame = bounds
    view.tintColor = color
    view.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
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
