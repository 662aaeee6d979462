/// The grabber, in the sheet's own points.
public struct SheetGrabberStyle: Equatable, Sendable {
  /// Width and height: 36 by 5, fully rounded (L21, S1.102; measured).
  public var size = SheetSize(width: 36, height: 5)
  /// Distance from the sheet's top: 5 (L21, measured).
  public var top = 5.0
  /// How far a touch may miss it sideways and up or down: 20 and 10 (S1.110, tunable).
  public var hitSlop = SheetSize(width: 20, height: 10)

  /// Makes the measured values.
  public init() {}
}
