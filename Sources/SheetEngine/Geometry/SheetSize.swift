/// A size in points.
public struct SheetSize: Equatable, Sendable {
  /// Horizontal extent.
  public var width: Double
  /// Vertical extent.
  public var height: Double

  /// Creates a size, by default an empty one.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}
