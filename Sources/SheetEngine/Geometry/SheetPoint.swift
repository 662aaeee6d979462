/// A point in the container's coordinates: points, y downwards.
public struct SheetPoint: Equatable, Sendable {
  /// Distance from the container's left edge.
  public var x: Double
  /// Distance from the container's top edge.
  public var y: Double

  /// Creates a point, by default the origin.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}
