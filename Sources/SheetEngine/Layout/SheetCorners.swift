/// Radii of a sheet's corners in points; left and right are equal.
public struct SheetCorners: Equatable, Sendable {
  /// Both top corners.
  public var top: Double
  /// Both bottom corners.
  public var bottom: Double

  /// Creates radii.
  public init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }
}
