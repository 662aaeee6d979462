/// The card that a sheet becomes at partial heights.
///
/// It is laid out at full width and scaled about both axes, so that it keeps one margin on both
/// sides and below (F21).
public struct SheetCardStyle: Equatable, Sendable {
  /// Whether partial heights float at all: yes (S1.142, documented).
  public var floats = true
  /// Whether it keeps its margin at full height and under a finger: no (I14, S1.154; measured).
  /// Panels beside something do.
  public var keepsMargin = false
  /// Margin in points of a low card: 28 (F20, fit, exact).
  public var lowMargin = 28.0
  /// Margin in points of every other card: 8 (F20, fit, exact).
  public var margin = 8.0
  /// Height in points up to which a card is low: 76 (F20, fit, exact).
  public var lowHeight = 76.0
  /// Height in points from which the margin is the usual one: 150 (F20, fit, exact).
  public var fullHeight = 150.0
  /// Height in points from which a card includes the bottom safe area: 150 (F22; the switch lies
  /// in (144, 200) and is a tunable).
  public var safeAreaHeight = 150.0

  /// Makes the values of iOS 26.
  public init() {}

  /// How much of a partial height's room a card of `height` points takes: 0 low, 1 usual.
  public func growth(_ height: Double) -> Double {
    clamped((height - lowHeight) / (fullHeight - lowHeight), 0, 1)
  }

  /// Margin in points beside and below a card that rests at `height` points.
  public func restingMargin(_ height: Double) -> Double {
    floats ? interpolated(lowMargin, margin, growth(height)) : 0
  }
}
