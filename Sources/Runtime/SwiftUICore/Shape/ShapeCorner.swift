/// The corners of a rectangle that a layer can draw without a path.
struct ShapeCorner: Equatable {
  var radius: CGFloat
  var isContinuous: Bool

  /// Sets the corners of a layer.
  func apply(to layer: CALayer) {
    layer.cornerRadius = radius
    layer.cornerCurve = isContinuous ? .continuous : .circular
  }
}

extension Shape {
  /// Returns the corners of a shape that fills its rectangle except for them; `nil` for other
  /// shapes.
  nonisolated func corner(in bounds: CGRect) -> ShapeCorner? {
    let short = min(bounds.width, bounds.height)
    switch self {
    case is Rectangle: return ShapeCorner(radius: 0, isContinuous: false)
    case let rounded as RoundedRectangle:
      return ShapeCorner(
        radius: min(rounded.cornerSize.width, short / 2),
        isContinuous: rounded.style == .continuous)
    case is Capsule, is DefaultGlassEffectShape:
      return ShapeCorner(radius: short / 2, isContinuous: false)
    case is Circle where bounds.width == bounds.height:
      return ShapeCorner(radius: short / 2, isContinuous: false)
    case let concentric as ConcentricRectangle where concentric.inset == 0:
      let radii = concentric.radii(in: bounds)
      return radii == LayerRadii(radii.topLeft)
        ? ShapeCorner(radius: radii.topLeft, isContinuous: true) : nil
    default: return nil
    }
  }
}
