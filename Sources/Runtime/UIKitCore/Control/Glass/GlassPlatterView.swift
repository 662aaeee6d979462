/// A platter of the glass of iOS 26. Over uniform content, as in bars whose content fades out, it
/// is drawn as a colour; elsewhere the background shows through.
@MainActor
package final class GlassPlatterView: UIView {
  /// The way in which the platter is rendered.
  package enum Kind {
    /// Glass as a colour over the background, without blur.
    case drawn
    /// Clear glass, as of floating bars.
    case clear
    /// Thick glass that makes the background unreadable, as of menus.
    case thick
  }

  package override class var layerClass: AnyClass { BackdropLayer.self }

  /// The kind of glass. The default is `.drawn`.
  package var kind = Kind.drawn {
    didSet { bringUpToDate() }
  }

  /// The colour of prominent glass; `nil` for clear glass.
  package var fill: UIColor? {
    didSet { bringUpToDate() }
  }

  /// Indicates whether the platter casts a shadow on the content below. The default is `true`.
  package var castsShadow = true {
    didSet { bringUpToDate() }
  }

  /// The corner radius; `nil` for a capsule.
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
    backgroundColor = look == nil ? fill ?? GlassMetrics.fill : nil
    let capsule = min(bounds.width, bounds.height) / 2
    layer.cornerRadius = radius ?? capsule
    layer.cornerCurve = layer.cornerRadius < capsule ? .continuous : .circular
    layer.borderWidth = 1 / max(1, traitCollection.displayScale)
    layer.borderColor = GlassMetrics.ring.resolvedColor(with: traitCollection).cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = castsShadow ? GlassMetrics.shadowOpacity : 0
    layer.shadowRadius = GlassMetrics.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: GlassMetrics.shadowOffset)
  }
}

@MainActor
extension GlassPlatterView.Kind {
  private static let effect = UIGlassEffect()

  /// Returns the filter of the background; `nil` if the background does not show through.
  fileprivate func look(for traits: UITraitCollection) -> BackdropLook? {
    switch self {
    case .drawn: nil
    case .clear: Self.effect.backdrop(for: traits)
    case .thick: PopoverStyle.iOS26.glass?.look(isDark: traits.userInterfaceStyle == .dark)
    }
  }
}

/// The metrics and colours of glass platters.
@MainActor
enum GlassMetrics {
  /// The colour that glass adds to the background. Light: 33/255·B + 220, dark: 65/255·B + 19 (fit,
  /// L18, L19), written as one colour laid over B.
  static let fill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 19.0 / 190.0, alpha: 190.0 / 255.0)
      : UIColor(white: 220.0 / 222.0, alpha: 222.0 / 255.0)
  }
  /// The stroke around the platter: alpha 13/255 light, 35/255 dark (fit, L18).
  static let ring = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 35.0 / 255.0) : UIColor(white: 0, alpha: 13.0 / 255.0)
  }
  /// The opacity of the shadow. Grade: tunable.
  static let shadowOpacity: Float = 0.1
  /// The standard deviation of the shadow's blur in points. Grade: tunable.
  static let shadowRadius: CGFloat = 10
  /// The downward offset of the shadow in points. Grade: tunable.
  static let shadowOffset: CGFloat = 3
}
