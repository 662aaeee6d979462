/// The response of a sheet to a finger.
public struct SheetDragStyle: Equatable, Sendable {
  /// The limit of the largest sheet's stretch, as a fraction of the container's height: 0, nothing
  /// moves (I2, measured). iOS 18: 0.008 (S1.83).
  public var overdragAboveFraction = 0.0
  /// The resistance to that stretch (tunable; S1.84 says stiffer than a scroll view).
  public var overdragAbove = SheetRubberBand(coefficient: 0.55)
  /// The resistance of a sheet that may not be dismissed (S1.72 says that it resists; the law is a
  /// tunable).
  public var refusedPull = SheetRubberBand(coefficient: 0.3)
  /// The limit of that pull as a fraction of the sheet's height: 0.25 (tunable).
  public var refusedPullFraction = 0.25
  /// The distance in points of a finger's pull that counts as an attempt to dismiss: 10 (tunable;
  /// S1.72 says "a real pull").
  public var attemptDistance = 10.0
  /// Indicates whether a drag that scrolls content down to its top continues with the sheet: yes
  /// (S1.64 is reported both ways; tunable).
  public var movesSheetAfterContentReachesTop = true

  /// Creates the values of iOS 26.
  public init() {}
}
