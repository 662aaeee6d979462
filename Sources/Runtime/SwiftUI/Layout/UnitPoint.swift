/// A point of a rectangle, in shares of its size: 0, 0 is the top leading corner.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width.
  public var x: CGFloat
  /// The share of the height.
  public var y: CGFloat

  /// Creates the top leading corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point at two shares.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The point at zero.
  public static let zero = UnitPoint()
  /// The point at center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The point at leading.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The point at trailing.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The point at top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The point at bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The point at top leading.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The point at top trailing.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The point at bottom leading.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The point at bottom trailing.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
