/// Where a released sheet goes. The rule as a whole was measured by nobody; its parts say so.
public struct SheetLandingStyle: Equatable, Sendable {
  /// Part of the velocity that is left after a millisecond: 0.99, the fast scroll rate (tunable).
  public var decelerationRate = 0.99
  /// Part of the sheet's height on screen past which a pulled sheet is dismissed: 0.5
  /// (I7, measured).
  public var dismissalFraction = 0.5
  /// Downward velocity in points a second that dismisses a sheet on its way below the smallest
  /// stop: 1000 (I8, measured).
  public var dismissalVelocity = 1000.0

  /// Makes the values above.
  public init() {}

  /// How far something released at `velocity` points a second would coast, in points.
  ///
  /// v/1000 · rate/(1 − rate); at 0.99 that is 0.099·v. Rates outside 0 to 0.9999 count as these.
  public func projection(_ velocity: Double) -> Double {
    let rate = clamped(decelerationRate, 0, 0.9999)
    return velocity / 1000 * rate / (1 - rate)
  }
}
