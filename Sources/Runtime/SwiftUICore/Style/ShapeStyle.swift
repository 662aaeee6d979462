/// A colour, gradient or other pattern for filling shapes.
public protocol ShapeStyle: Sendable {
  /// The paint of the style in an environment.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

/// The resolved form of a style.
public struct _Paint {
  package enum Kind {
    case color(UIColor)
    /// A UIView that covers the rectangle, for gradients and materials.
    case view(@MainActor () -> UIView)
  }

  package var kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }
}
