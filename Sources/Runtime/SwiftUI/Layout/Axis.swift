/// A direction in a plane.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Left and right.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top side.
  case top
  /// The leading side.
  case leading
  /// The bottom side.
  case bottom
  /// The trailing side.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates the set of one side.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }
    /// The top side.
    public static let top = Set(.top)
    /// The leading side.
    public static let leading = Set(.leading)
    /// The bottom side.
    public static let bottom = Set(.bottom)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// All sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom sides.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the sides of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top side.
  public var top: CGFloat
  /// The distance from the leading side.
  public var leading: CGFloat
  /// The distance from the bottom side.
  public var bottom: CGFloat
  /// The distance from the trailing side.
  public var trailing: CGFloat

  /// Insets of four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  package init(_ length: CGFloat, edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
