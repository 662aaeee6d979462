/// A part of a shape's outline.
public struct _TrimmedShape<S: Shape> {
  var shape: S
  var start: CGFloat
  var end: CGFloat
}

extension _TrimmedShape: Shape {
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      start = newValue.second.first
      end = newValue.second.second
    }
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A shape that is rotated about an anchor.
public struct RotatedShape<Content: Shape> {
  /// The shape.
  public var shape: Content
  /// The angle of the rotation, clockwise.
  public var angle: Angle
  /// The anchor, in fractions of the rectangle.
  public var anchor: UnitPoint

  /// Creates a rotated shape.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
}

extension RotatedShape: Shape {
  /// Returns the path of the shape within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .around(anchor, of: rect) { $0.rotated(by: CGFloat(angle.radians)) })
  }
}

/// A shape that is scaled about an anchor.
public struct ScaledShape<Content: Shape> {
  /// The shape.
  public var shape: Content
  /// The scale along both axes.
  public var scale: CGSize
  /// The anchor, in fractions of the rectangle.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaledShape: Shape {
  /// Returns the path of the shape within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .around(anchor, of: rect) { $0.scaledBy(x: scale.width, y: scale.height) })
  }
}

/// A shape with an offset.
public struct OffsetShape<Content: Shape> {
  /// The shape.
  public var shape: Content
  /// The offset in points.
  public var offset: CGSize

  /// Creates a shape with an offset.
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
}

extension OffsetShape: Shape {
  /// Returns the path of the shape within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A shape with an affine transform.
public struct TransformedShape<Content: Shape> {
  /// The shape.
  public var shape: Content
  /// The transform of the path.
  public var transform: CGAffineTransform

  /// Creates a transformed shape.
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
}

extension TransformedShape: Shape {
  /// Returns the path of the shape within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

/// A shape with a size of its own.
public struct _SizedShape<S: Shape> {
  let shape: S
  let size: CGSize
}

extension _SizedShape: Shape {
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}

extension CGAffineTransform {
  /// Returns a transform about an anchor of a rectangle.
  fileprivate static func around(
    _ anchor: UnitPoint, of rect: CGRect, _ change: (CGAffineTransform) -> CGAffineTransform
  ) -> CGAffineTransform {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return change(CGAffineTransform(translationX: x, y: y)).translatedBy(x: -x, y: -y)
  }
}

extension Shape {
  /// Trims the shape to the part of its outline between two fractions of its length, 0…1.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// Rotates the shape about an anchor.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Scales the shape about an anchor.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales the shape about an anchor.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Offsets the shape.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Offsets the shape.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// Applies an affine transform to the shape.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Sets a size of the shape.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }

  /// Sets a size of the shape.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
