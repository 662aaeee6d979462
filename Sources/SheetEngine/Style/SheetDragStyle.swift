/// How the sheet follows a finger.
public struct SheetDragStyle: Equatable, Sendable {
  /// How far the largest sheet can be stretched, as a part of the container's height: 0, nothing
  /// moves (I2, measured). iOS 18: 0.008 (S1.83).
  public var overdragAboveFraction = 0.0
  /// How stiff that stretch is (tunable; S1.84 says stiffer than a scroll view).
  public var overdragAbove = SheetRubberBand(coefficient: 0.55)
  /// How stiff the pull of a sheet is that may not be dismissed (S1.72 says that it resists; the
  /// law is a tunable).
  public var refusedPull = SheetRubberBand(coefficient: 0.3)
  /// Limit of that pull as a part of the sheet's height: 0.25 (tunable).
  public var refusedPullFraction = 0.25
  /// Pull in points of a finger that counts as an attempt to dismiss: 10 (tunable; S1.72 says
  /// "a real pull").
  public var attemptDistance = 10.0
  /// Whether a drag that scrolls content down to its top goes on with the sheet: yes (S1.64 is
  /// reported both ways; tunable).
  public var movesSheetAfterContentReachesTop = true

  /// Makes the values of iOS 26.
  public init() {}
}
