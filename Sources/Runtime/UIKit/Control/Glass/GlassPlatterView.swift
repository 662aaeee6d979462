/// A platter of the glass of iOS 26. Over what hardly changes, as in bars whose content fades out,
/// it is drawn as a colour; elsewhere what is behind shines through.
@MainActor
package final class GlassPlatterView: UIView {
  /// How the platter is drawn.
  package enum Kind {
    /// The law of glass as a colour over what is behind, without blur.
    case drawn
    /// Glass, as of floating bars.
    case clear
    /// Glass through which nothing can be read, as of menus.
    case thick
  }

  package override class var layerClass: AnyClass { BackdropLayer.self }

  /// How the platter is drawn. The default is `.drawn`.
  package var kind = Kind.drawn {
    didSet { bringUpToDate() }
  }

  /// The colour of prominent glass; `nil` for clear glass.
  package var fill: UIColor? {
    didSet { bringUpToDate() }
  }

  /// Whether the platter lies on top of something and casts a shadow. The default is `true`.
  package var castsShadow = true {
    didSet { bringUpToDate() }
  }

  /// The radius of the corners; `nil` for a capsule.
  package var radius: CGFloat? {
    didSet { bringUpToDate() }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    bringUpToDate()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    bringUpToDate()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    bringUpToDate()
  }

  private func bringUpToDate() {
    let look = fill == nil ? kind.look(for: traitCollection) : nil
    (layer as? BackdropLayer)?.look = look
    backgroundColor = look == nil ? fill ?? Glass.fill : nil
    let capsule = min(bounds.width, bounds.height) / 2
    layer.cornerRadius = radius ?? capsule
    layer.cornerCurve = layer.cornerRadius < capsule ? .continuous : .circular
    layer.borderWidth = 1 / max(1, traitCollection.displayScale)
    layer.borderColor = Glass.ring.resolvedColor(with: traitCollection).cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = castsShadow ? Glass.shadowOpacity : 0
    layer.shadowRadius = Glass.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: Glass.shadowOffset)
  }
}

@MainActor
extension GlassPlatterView.Kind {
  private static let effect = UIGlassEffect()

  /// What is made of what is behind; `nil` where that is not looked at.
  fileprivate func look(for traits: UITraitCollection) -> BackdropLook? {
    switch self {
    case .drawn: nil
    case .clear: Self.effect.backdrop(for: traits)
    case .thick: PopoverStyle.iOS26.glass?.look(isDark: traits.userInterfaceStyle == .dark)
    }
  }
}

/// The numbers of glass platters.
@MainActor
enum Glass {
  /// What glass adds to what is behind it. Light: 33/255·B + 220, dark: 65/255·B + 19 (fit,
  /// L18, L19), written as one colour laid over B.
  static let fill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 19.0 / 190.0, alpha: 190.0 / 255.0)
      : UIColor(white: 220.0 / 222.0, alpha: 222.0 / 255.0)
  }
  /// The line around the platter: alpha 13/255 light, 35/255 dark (fit, L18).
  static let ring = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 35.0 / 255.0) : UIColor(white: 0, alpha: 13.0 / 255.0)
  }
  /// Grade: tunable.
  static let shadowOpacity: Float = 0.1
  /// Standard deviation in points. Grade: tunable.
  static let shadowRadius: CGFloat = 10
  /// Points downwards. Grade: tunable.
  static let shadowOffset: CGFloat = 3
}
