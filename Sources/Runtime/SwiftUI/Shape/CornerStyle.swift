extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable {
    /// At the top on the leading side.
    case topLeading
    /// At the top on the trailing side.
    case topTrailing
    /// At the bottom on the leading side.
    case bottomLeading
    /// At the bottom on the trailing side.
    case bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      indirect enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: Kind?)
      }

      let kind: Kind

      /// With this radius, in points; zero is sharp.
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }

      /// About the same centre as the corner of what is around.
      public static var concentric: Style { Style(kind: .concentric(minimum: nil)) }

      /// About the same centre as the corner of what is around, but not less than `minimum`.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(kind: .concentric(minimum: minimum?.kind))
      }

      /// The radius where a concentric corner would have that of `concentric`.
      func radius(_ concentric: CGFloat) -> CGFloat { kind.radius(concentric) }
    }
  }
}

extension Edge.Corner.Style.Kind {
  fileprivate func radius(_ concentric: CGFloat) -> CGFloat {
    switch self {
    case .fixed(let radius): radius
    case .concentric(let minimum): max(concentric, minimum?.radius(concentric) ?? 0)
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a corner with this radius, in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// Creates a corner with this radius, in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// How the corners of a rectangle are rounded.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The corner at the top on the leading side.
  public var topLeading: Edge.Corner.Style
  /// The corner at the top on the trailing side.
  public var topTrailing: Edge.Corner.Style
  /// The corner at the bottom on the leading side.
  public var bottomLeading: Edge.Corner.Style
  /// The corner at the bottom on the trailing side.
  public var bottomTrailing: Edge.Corner.Style

  /// Corners, each of its own; those that are left out are sharp.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0,
    bottomLeading: Edge.Corner.Style = 0, bottomTrailing: Edge.Corner.Style = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Four corners that are rounded in the same way.
  public init(all: Edge.Corner.Style) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }

  /// Four corners about the same centres as those of what is around.
  public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }

  /// Four corners about the same centres as those of what is around, but not less than `minimum`.
  public static func concentric(
    minimum: Edge.Corner.Style? = nil
  ) -> RoundedRectangularShapeCorners { Self(all: .concentric(minimum: minimum)) }

  /// Four corners with this radius, in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    Self(all: .fixed(radius))
  }

  /// The radii in a rectangle; concentric ones follow what is around.
  func radii(in rect: CGRect) -> LayerRadii {
    let around = ContainerSurroundings.current
    let isTurned = around?.isRightToLeft ?? false
    let concentric = around?.outline.concentricRadii(of: rect) ?? .zero
    let limit = min(rect.width, rect.height) / 2
    func radius(_ style: Edge.Corner.Style, _ concentric: CGFloat) -> CGFloat {
      min(limit, max(0, style.radius(concentric)))
    }
    return LayerRadii(
      topLeft: radius(isTurned ? topTrailing : topLeading, concentric.topLeft),
      topRight: radius(isTurned ? topLeading : topTrailing, concentric.topRight),
      bottomRight: radius(isTurned ? bottomLeading : bottomTrailing, concentric.bottomRight),
      bottomLeft: radius(isTurned ? bottomTrailing : bottomLeading, concentric.bottomLeft))
  }
}

/// A rectangle whose corners may be rounded.
public protocol RoundedRectangularShape: InsettableShape {
  /// How corners are rounded.
  typealias Corners = RoundedRectangularShapeCorners
  /// How the corners are rounded in a size; `nil` if there are none, or they are not known.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  /// Sharp corners.
  public nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// The same radius at all corners.
  public nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(cornerSize.width) }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// The radii of the corners.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Half the short side; not known without a size.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Circle: RoundedRectangularShape {
  /// Half the short side; not known without a size.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
