/// A turning wheel: something is going on, nobody knows for how long.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// Creates a wheel of a size. It does not turn yet and is hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  /// Creates a wheel of medium size with a frame in points of its future superview.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates a wheel for a decoder.
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

  /// How large the wheel is.
  open var style: Style {
    didSet {
      guard oldValue != style else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The colour of the blades. The default is a grey for the present appearance.
  open var color: UIColor! {
    get { colorStorage ?? UIActivityIndicatorView.standardColor }
    set {
      colorStorage = newValue
      colorBlades()
    }
  }

  /// Whether the wheel hides while it does not turn. The default is `true`.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Starts turning, and shows the wheel.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    turn()
  }

  /// Stops turning, and hides the wheel if it is to be hidden.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    for blade in blades { blade.removeAllAnimations() }
  }

  /// The default is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Whether something is being done, in words, unless something else was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }

  package override var accessibilityRole: AccessibilityRole? { .activityIndicator }

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
  /// How the opacity of a blade falls after its turn. Grade: tunable.
  static let opacities: [Float] = [1, 0.86, 0.72, 0.58, 0.46, 0.36, 0.28, 0.22]
  /// Length and thickness of a blade and where it begins, as shares of the side. Grade: tunable.
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

  /// The fading of a blade: it is bright when its turn comes, then paler with each step.
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
  /// 20 and 37 points (B12).
  var size: CGSize {
    switch self {
    case .medium: CGSize(width: 20, height: 20)
    case .large: CGSize(width: 37, height: 37)
    }
  }
}
