/// The grabber, in the sheet's own points.
public struct SheetGrabberStyle: Equatable, Sendable {
  /// The width and height: 36 by 5, fully rounded (L21, S1.102; measured).
  public var size = SheetSize(width: 36, height: 5)
  /// The distance from the sheet's top: 5 (L21, measured).
  public var top = 5.0
  /// The distance by which a touch may miss it sideways and up or down: 20 and 10 (S1.110,
  /// tunable).
  public var hitSlop = SheetSize(width: 20, height: 10)

  /// Creates the measured values.
  public init() {}
}
