/// A colour, gradient or material to fill with.
public protocol ShapeStyle: Sendable {
  /// What the style paints in an environment.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

/// What a style paints.
public struct _Paint {
  package enum Kind {
    case color(UIColor)
    /// A UIView that covers the rectangle: gradients, materials.
    case view(@MainActor () -> UIView)
  }

  package var kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }
}
