/// An effect that shows the background of a ``UIVisualEffectView`` through glass, hardly blurred,
/// with a bright line along the edge. A view without rounded corners becomes a capsule.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// Constants that indicate the kind of glass.
  public enum Style: Int, Sendable {
    /// Glass on which content is always legible.
    case regular = 0
    /// Clearer glass.
    case clear = 1
  }

  private let style: Style

  /// Creates regular glass.
  public override convenience init() {
    self.init(style: .regular)
  }

  /// Creates glass of a kind.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The tint colour of the glass. The default is `nil`: none. Set it before the effect is assigned
  /// to a view.
  open var tintColor: UIColor?

  /// A Boolean value that indicates whether the glass reacts to touches. The default is `false`.
  /// Its reactions are not drawn.
  open var isInteractive = false

  /// The blur in points, and the saturation of colours (L18, fit).
  static let blurRadius: CGFloat = 2.25
  private static let saturation = 5.651
  /// The gain for the background and the value over black, of 255: light (L18, fit) and dark (L19,
  /// fit).
  private static let light = (gain: 33.0, black: 220.0)
  private static let dark = (gain: 65.0, black: 19.0)
  /// The values of clear glass. Grade: tunable.
  private static let clearLight = (gain: 190.0, black: 40.0)
  private static let clearDark = (gain: 190.0, black: 8.0)
  private static let clearSaturation = 1.4
  /// The opacity of the line along the edge (L18, fit).
  private static let ringOpacity: CGFloat = 13.0 / 35

  package override func backdrop(for traits: UITraitCollection) -> BackdropLook? {
    let isDark = traits.userInterfaceStyle == .dark
    let law =
      style == .regular
      ? (isDark ? Self.dark : Self.light) : (isDark ? Self.clearDark : Self.clearLight)
    let look = BackdropLook(
      blurRadius: Self.blurRadius,
      saturation: style == .regular ? Self.saturation : Self.clearSaturation,
      gain: law.gain / 255, offset: SIMD3(repeating: law.black / 255))
    guard let tint = tintColor?.resolvedColor(with: traits) else { return look }
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    tint.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return look.tinted(
      SIMD3(Double(red), Double(green), Double(blue)), alpha: Double(alpha) * Self.tintStrength)
  }

  /// The opacity of an opaque tint colour. Grade: tunable.
  private static let tintStrength = 0.85

  package override func decoration(for traits: UITraitCollection) -> EffectDecoration {
    EffectDecoration(isCapsule: true, ringOpacity: Self.ringOpacity)
  }
}

/// An effect for a container of glass views, each of which is drawn by itself: they do not merge.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// Creates an effect without spacing.
  public override init() {
    super.init()
  }

  /// The distance in points below which glass should merge. The default is 0.
  open var spacing: CGFloat = 0
}
