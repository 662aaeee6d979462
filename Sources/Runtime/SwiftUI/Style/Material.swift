/// A background through which what lies behind shines blurred.
public struct Material: Sendable {
  let style: UIBlurEffect.Style

  /// Lets through most of what lies behind.
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  /// Lets through more than it covers.
  public static let thin = Material(style: .systemThinMaterial)
  /// For most uses.
  public static let regular = Material(style: .systemMaterial)
  /// Lets through little.
  public static let thick = Material(style: .systemThickMaterial)
  /// Lets through hardly anything.
  public static let ultraThick = Material(style: .systemThickMaterial)
  /// That of bars.
  public static let bar = Material(style: .systemChromeMaterial)
}

extension Material: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      .view { [style] in UIVisualEffectView(effect: UIBlurEffect(style: style)) })
  }
}

extension ShapeStyle where Self == Material {
  /// Lets through most of what lies behind.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Lets through more than it covers.
  public static var thinMaterial: Material { .thin }
  /// For most uses.
  public static var regularMaterial: Material { .regular }
  /// Lets through little.
  public static var thickMaterial: Material { .thick }
  /// Lets through hardly anything.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of bars.
  public static var bar: Material { .bar }
}
