extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable {
    /// The top leading corner.
    case topLeading
    /// The top trailing corner.
    case topTrailing
    /// The bottom leading corner.
    case bottomLeading
    /// The bottom trailing corner.
    case bottomTrailing

    /// The style of a corner.
    public struct Style: Hashable, Sendable {
      indirect enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: Kind?)
      }

      let kind: Kind

      /// A fixed radius in points; zero for a sharp corner.
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }

      /// A corner that is concentric with that of the container.
      public static var concentric: Style { Style(kind: .concentric(minimum: nil)) }

      /// A corner that is concentric with that of the container, with at least the radius of
      /// `minimum`.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(kind: .concentric(minimum: minimum?.kind))
      }

      /// Returns the radius for a given radius of a concentric corner.
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
  /// Creates a corner with a fixed radius, in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// Creates a corner with a fixed radius, in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// The styles of the corners of a rectangle.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates corners with a style each; those that are left out are sharp.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0,
    bottomLeading: Edge.Corner.Style = 0, bottomTrailing: Edge.Corner.Style = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates four corners with the same style.
  public init(all: Edge.Corner.Style) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }

  /// Four corners that are concentric with those of the container.
  public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }

  /// Four corners that are concentric with those of the container, with at least the radius of
  /// `minimum`.
  public static func concentric(
    minimum: Edge.Corner.Style? = nil
  ) -> RoundedRectangularShapeCorners { Self(all: .concentric(minimum: minimum)) }

  /// Four corners with a fixed radius, in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    Self(all: .fixed(radius))
  }

  /// Returns the radii in a rectangle; concentric ones depend on the container.
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
  /// The styles of the corners.
  typealias Corners = RoundedRectangularShapeCorners
  /// Returns the styles of the corners for a size; `nil` if there are none, or if they are unknown.
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
