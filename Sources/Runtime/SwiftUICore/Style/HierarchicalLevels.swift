/// A level of the hierarchy of another style.
struct LevelStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: HierarchicalShapeStyle.Level

  func _paint(in environment: EnvironmentValues) -> _Paint {
    let paint = base._paint(in: environment)
    if base is BackgroundStyle, environment.backgroundStyle == nil {
      return _Paint(.color(level.background))
    }
    if base is FillShapeStyle { return _Paint(.color(level.fill)) }
    return paint.paler(by: level.opacity)
  }
}

extension HierarchicalShapeStyle.Level {
  /// The system's fill at the level.
  fileprivate var fill: UIColor {
    switch self {
    case .primary: .systemFill
    case .secondary: .secondarySystemFill
    case .tertiary: .tertiarySystemFill
    default: .quaternarySystemFill
    }
  }

  /// The system's background at the level.
  fileprivate var background: UIColor {
    switch self {
    case .primary: .systemBackground
    case .secondary: .secondarySystemBackground
    default: .tertiarySystemBackground
    }
  }
}

extension _Paint {
  /// Returns the paint with a lower opacity.
  fileprivate func paler(by opacity: CGFloat) -> _Paint {
    switch kind {
    case .color(let color):
      return _Paint(.color(Color(uiColor: color).opacity(opacity).uiColor))
    case .view(let make):
      return _Paint(
        .view {
          let view = make()
          view.alpha *= opacity
          return view
        })
    }
  }
}

extension ShapeStyle {
  /// The second level of the style: less opaque, or the grouped background for the system's
  /// background.
  public var secondary: some ShapeStyle { LevelStyle(base: self, level: .secondary) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LevelStyle(base: self, level: .tertiary) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LevelStyle(base: self, level: .quaternary) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { LevelStyle(base: self, level: .quinary) }
}
