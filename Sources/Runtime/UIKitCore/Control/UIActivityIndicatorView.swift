/// A spinning wheel that indicates an activity of unknown duration.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator.
  public enum Style: Int, Sendable {
    /// An indicator of 20 points.
    case medium = 100
    /// An indicator of 37 points.
    case large = 101

    /// The older name of ``large``.
    public static var whiteLarge: Style { .large }
    /// The older name of ``medium``.
    public static var white: Style { .medium }
    /// Another older name of ``medium``.
    public static var gray: Style { .medium }
  }

  /// Creates an indicator of a size. It is not animating and hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  /// Creates an indicator of medium size with a frame in points of its future superview.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates an indicator for a decoder.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.isHidden = hidesWhenStopped
    for _ in 0..<WheelLaw.blades {
      let blade = CALayer()
      blade.actions = WheelLaw.noActions
      wheel.addSublayer(blade)
      blades.append(blade)
    }
    wheel.actions = WheelLaw.noActions
    layer.addSublayer(wheel)
  }

  /// The size of the indicator.
  open var style: Style {
    didSet {
      guard oldValue != style else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The colour of the blades. The default is a gray for the current appearance.
  open var color: UIColor! {
    get { colorStorage ?? UIActivityIndicatorView.standardColor }
    set {
      colorStorage = newValue
      colorBlades()
    }
  }

  /// A Boolean value that indicates whether the indicator is hidden while it is not animating. The
  /// default is `true`.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// A Boolean value that indicates whether the indicator is animating.
  open private(set) var isAnimating = false

  /// Starts the animation, and shows the indicator.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    turn()
  }

  /// Stops the animation, and hides the indicator if ``hidesWhenStopped`` is `true`.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    for blade in blades { blade.removeAllAnimations() }
  }

  /// A Boolean value that indicates whether the view is an accessibility element. The default is
  /// `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The accessibility label: whether the indicator is animating, in words, unless a label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }

  open override var _accessibilityRole: _AccessibilityRole? { .activityIndicator }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override var intrinsicContentSize: CGSize { style.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    WheelLaw.place(blades, side: style.size.width)
    colorBlades()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorBlades()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, isAnimating { turn() }
  }

  private static let standardColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.92, alpha: 0.6) : UIColor(white: 0.24, alpha: 0.6)
  }

  private let wheel = CALayer()
  private var blades: [CALayer] = []
  private var colorStorage: UIColor?

  private func colorBlades() {
    let resolved = UIColor.withTint(tintColor) {
      color.resolvedColor(with: traitCollection).cgColor
    }
    for blade in blades { blade.backgroundColor = resolved }
  }

  private func turn() {
    for (index, blade) in blades.enumerated() {
      blade.removeAllAnimations()
      blade.add(WheelLaw.fading(startingAt: index), forKey: "turn")
    }
  }
}

/// The wheel's geometry and time: 8 blades, a step each 0.1 s (B12).
enum WheelLaw {
  static let blades = 8
  static let step = 0.1
  /// The opacities of a blade in the steps after its brightest one. Grade: tunable.
  static let opacities: [Float] = [1, 0.86, 0.72, 0.58, 0.46, 0.36, 0.28, 0.22]
  /// The length and thickness of a blade and the inner radius, as fractions of the side. Grade:
  /// tunable.
  static let bladeLength: CGFloat = 0.28
  static let bladeThickness: CGFloat = 0.115
  static let innerRadius: CGFloat = 0.21

  nonisolated(unsafe) static let noActions: [String: any CAAction] = [
    "position": NSNull(), "bounds": NSNull(), "backgroundColor": NSNull(), "opacity": NSNull(),
    "transform": NSNull(), "cornerRadius": NSNull(), "onOrderIn": NSNull(), "sublayers": NSNull(),
  ]

  static func place(_ layers: [CALayer], side: CGFloat) {
    let length = side * bladeLength
    let thickness = side * bladeThickness
    for (index, layer) in layers.enumerated() {
      let angle = CGFloat(index) / CGFloat(blades) * 2 * .pi
      let radius = side * innerRadius + length / 2
      layer.bounds = CGRect(x: 0, y: 0, width: thickness, height: length)
      layer.cornerRadius = thickness / 2
      layer.position = CGPoint(x: sin(angle) * radius, y: -cos(angle) * radius)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
      layer.opacity = opacities[(blades - index) % blades]
    }
  }

  /// Returns the fading animation of a blade: it is brightest at its own step, then paler with
  /// each.
  static func fading(startingAt index: Int) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = (0..<blades).map { opacities[($0 + blades - index) % blades] }
    animation.calculationMode = .discrete
    animation.duration = step * Double(blades)
    animation.repeatCount = .infinity
    return animation
  }
}

extension UIActivityIndicatorView.Style {
  /// The side of the indicator: 20 and 37 points (B12).
  var size: CGSize {
    switch self {
    case .medium: CGSize(width: 20, height: 20)
    case .large: CGSize(width: 37, height: 37)
    }
  }
}
