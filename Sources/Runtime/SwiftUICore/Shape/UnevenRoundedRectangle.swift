/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates corner radii; those that are left out are zero.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  /// The animatable data.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}

/// A rectangular shape with a radius for each corner. The leading edge is the left one.
public struct UnevenRoundedRectangle: Sendable {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// Creates a rectangle with corner radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with corner radii, in points; those that are left out are zero.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The animatable data.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// Returns the path of the shape within a rectangle. The corners of an inset shape keep their
  /// centres.
  public nonisolated func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(
      dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
    let limit = min(rect.width, rect.height) / 2
    func radius(_ value: CGFloat) -> CGFloat { min(max(0, value - inset), limit) }
    let radii = (
      radius(cornerRadii.topLeading), radius(cornerRadii.topTrailing),
      radius(cornerRadii.bottomLeading), radius(cornerRadii.bottomTrailing)
    )
    return Path(
      style == .continuous
        ? CGPath.continuousRoundedRect(
          rect, topLeft: radii.0, topRight: radii.1, bottomLeft: radii.2, bottomRight: radii.3)
        : CGPath.circularRoundedRect(
          rect, topLeft: radii.0, topRight: radii.1, bottomLeft: radii.2, bottomRight: radii.3))
  }

  /// Returns the shape inset by `amount` points on each side.
  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var smaller = self
    smaller.inset += amount
    return smaller
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corner radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with corner radii, in points; those that are left out are zero.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
