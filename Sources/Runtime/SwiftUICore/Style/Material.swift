/// A background material that blurs the content behind it.
public struct Material: Sendable {
  let style: UIBlurEffect.Style

  /// The most transparent material.
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  /// A material that shows more of the content behind it than it hides.
  public static let thin = Material(style: .systemThinMaterial)
  /// The material for most uses.
  public static let regular = Material(style: .systemMaterial)
  /// A material that shows little of the content behind it.
  public static let thick = Material(style: .systemThickMaterial)
  /// The most opaque material.
  public static let ultraThick = Material(style: .systemThickMaterial)
  /// The material of bars.
  public static let bar = Material(style: .systemChromeMaterial)
}

extension Material: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      .view { [style] in UIVisualEffectView(effect: UIBlurEffect(style: style)) })
  }
}

extension ShapeStyle where Self == Material {
  /// The most transparent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that shows more of the content behind it than it hides.
  public static var thinMaterial: Material { .thin }
  /// The material for most uses.
  public static var regularMaterial: Material { .regular }
  /// A material that shows little of the content behind it.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
