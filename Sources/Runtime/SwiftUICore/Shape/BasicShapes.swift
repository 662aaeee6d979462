/// A rectangular shape, which fills its frame.
public struct Rectangle: Sendable {
  /// Creates a rectangle.
  public init() {}
}

extension Rectangle: InsettableShape {
  /// Returns the path of the shape within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the shape inset by `amount` points on each side.
  public nonisolated func inset(by amount: CGFloat) -> _Inset<Rectangle> {
    _Inset(shape: self, amount: amount)
  }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Sendable {
  /// The corner radii along both axes, in points.
  public var cornerSize: CGSize
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with rounded corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with rounded corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

extension RoundedRectangle: InsettableShape {
  /// Returns the path of the shape within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
  }
  /// The animatable data: the radii.
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
  /// Returns the shape inset by `amount` points on each side.
  public nonisolated func inset(by amount: CGFloat) -> _Inset {
    _Inset(base: self, amount: amount)
  }

  /// An inset rectangle with rounded corners, which keep their centres.
  public struct _Inset: Sendable {
    var base: RoundedRectangle
    var amount: CGFloat
  }
}

extension RoundedRectangle._Inset: InsettableShape {
  /// Returns the path of the shape within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(
      dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
    return Path(
      roundedRect: inner, cornerRadius: max(0, base.cornerSize.width - amount), style: base.style)
  }
  /// Returns the shape inset by `amount` points on each side.
  public nonisolated func inset(by amount: CGFloat) -> Self {
    Self(base: base, amount: self.amount + amount)
  }
}

extension RoundedRectangle._Inset {
  /// The animatable data: the radii and the inset.
  public nonisolated var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat>
  {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

/// A circle, centred in its frame.
public struct Circle: Sendable {
  /// Creates a circle.
  public init() {}
}

extension Circle: InsettableShape {
  /// Returns the path of the shape within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// Returns the size for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(room.width, room.height)
    return CGSize(width: side, height: side)
  }
  /// Returns the shape inset by `amount` points on each side.
  public nonisolated func inset(by amount: CGFloat) -> _Inset<Circle> {
    _Inset(shape: self, amount: amount)
  }
}

/// An ellipse, inscribed in its frame.
public struct Ellipse: Sendable {
  /// Creates an ellipse.
  public init() {}
}

extension Ellipse: InsettableShape {
  /// Returns the path of the shape within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Returns the shape inset by `amount` points on each side.
  public nonisolated func inset(by amount: CGFloat) -> _Inset<Ellipse> {
    _Inset(shape: self, amount: amount)
  }
}

/// A capsule: a rectangle whose short sides are semicircles.
public struct Capsule: Sendable {
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
}

extension Capsule: InsettableShape {
  /// Returns the path of the shape within a rectangle; continuous corners of half the height are
  /// quarter circles.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  /// Returns the shape inset by `amount` points on each side.
  public nonisolated func inset(by amount: CGFloat) -> _Inset<Capsule> {
    _Inset(shape: self, amount: amount)
  }
}

/// An inset shape.
public struct _Inset<Content: InsettableShape> {
  var shape: Content
  var amount: CGFloat
}

extension _Inset: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(
      in: rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2)))
  }
  public nonisolated func inset(by amount: CGFloat) -> Self {
    Self(shape: shape, amount: self.amount + amount)
  }
}

extension _Inset {
  /// The animatable data: those of the shape, and the inset.
  public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
