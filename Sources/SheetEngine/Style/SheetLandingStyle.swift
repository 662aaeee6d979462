/// The destination of a released sheet. The rule as a whole was not measured; the sources of its
/// parts are given.
public struct SheetLandingStyle: Equatable, Sendable {
  /// The fraction of the velocity that is left after a millisecond: 0.99, the fast scroll rate
  /// (tunable).
  public var decelerationRate = 0.99
  /// The fraction of the sheet's height on screen beyond which a pulled sheet is dismissed: 0.5
  /// (I7, measured).
  public var dismissalFraction = 0.5
  /// The downward velocity in points a second that dismisses a sheet on its way below the smallest
  /// stop: 1000 (I8, measured).
  public var dismissalVelocity = 1000.0
  /// The greatest number of stops that one drag moves the sheet by, at least 1; dismissal counts as one
  /// below the smallest stop. `nil`, the default, means no limit.
  public var maximumSteps: Int?

  /// Creates the values above.
  public init() {}

  /// Returns the distance in points that a sheet released at `velocity` points a second would
  /// coast.
  ///
  /// v/1000 · rate/(1 − rate); at 0.99 that is 0.099·v. Rates outside 0 to 0.9999 are clamped.
  public func projection(_ velocity: Double) -> Double {
    let rate = clamped(decelerationRate, 0, 0.9999)
    return velocity / 1000 * rate / (1 - rate)
  }
}
