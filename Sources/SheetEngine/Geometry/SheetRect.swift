/// A rectangle in points: origin at its top left, y downwards.
public struct SheetRect: Equatable, Sendable {
  /// Left edge.
  public var x: Double
  /// Top edge.
  public var y: Double
  /// Horizontal extent.
  public var width: Double
  /// Vertical extent.
  public var height: Double

  /// Creates a rectangle, by default an empty one at the origin.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Right edge.
  public var maxX: Double { x + width }
  /// Bottom edge.
  public var maxY: Double { y + height }
  /// Centre.
  public var center: SheetPoint { SheetPoint(x: x + width / 2, y: y + height / 2) }
}
