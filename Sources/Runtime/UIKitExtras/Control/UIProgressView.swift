/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The thickness of the bar.
  public enum Style: Int, Sendable {
    /// A bar of 4 points.
    case `default`
    /// A bar of 2.5 points, for navigation bars and toolbars.
    case bar
  }

  /// Creates a view with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a progress view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: 160, height: intrinsicContentSize.height)
  }

  /// Creates a view for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(track)
    addSubview(bar)
  }

  /// The style of the bar. The default is `.default`.
  open var progressViewStyle: Style = .default {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The progress, 0 to 1; other values are clamped. Setting it is not animated. The default is 0.
  open var progress: Float {
    get { KeyValueObservers.reading(self, "progress", progressStorage) }
    set {
      let old = progressStorage
      setProgress(newValue, animated: false)
      KeyValueObservers.changed(self, "progress", old: old, new: progressStorage)
    }
  }

  /// Sets the progress; if animated, the bar grows. Values that are not a number are ignored.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    progressStorage = min(max(progress, 0), 1)
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: Self.duration) { self.layoutBar() }
  }

  /// The colour of the completed part. The default is `nil`: the tint colour.
  open var progressTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The colour of the remaining part. The default is `nil`: a gray.
  open var trackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: thickness)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thickness)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// A Boolean value that indicates whether the view is an accessibility element. The default is
  /// `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The accessibility label: "Progress", unless one was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Progress" }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility traits: those of an element that updates frequently, unless others were set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }

  open override var _accessibilityRole: _AccessibilityRole? { .progressIndicator }

  /// The accessibility value: the progress in percent.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int(clamping: (progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// The thickness of the bar in points. Grade: widely observed.
  private var thickness: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }
  /// The duration of the bar's growth in seconds. Grade: tunable.
  private static let duration = 0.25

  private let track = UIView()
  private let bar = UIView()
  private var progressStorage: Float = 0

  private func layoutBar() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let radius = bounds.height / 2
    track.frame = bounds
    track.backgroundColor = trackTintColor ?? .systemFill
    track.layer.cornerRadius = radius
    let width = bounds.width * CGFloat(progressStorage)
    bar.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    bar.backgroundColor = progressTintColor ?? tintColor
    bar.layer.cornerRadius = min(radius, width / 2)
  }
}
