/// The floating card of a sheet at partial heights.
///
/// It is laid out at full width and scaled about both axes, so that it keeps one margin on both
/// sides and below (F21).
public struct SheetCardStyle: Equatable, Sendable {
  /// Indicates whether sheets float at partial heights: yes (S1.142, documented).
  public var floats = true
  /// Indicates whether the card keeps its margin at full height and under a finger: no (I14,
  /// S1.154; measured). Panels beside other content do.
  public var keepsMargin = false
  /// The margin in points of a low card: 28 (F20, fit, exact).
  public var lowMargin = 28.0
  /// The margin in points of every other card: 8 (F20, fit, exact).
  public var margin = 8.0
  /// The height in points up to which a card is low: 76 (F20, fit, exact).
  public var lowHeight = 76.0
  /// The height in points from which the margin is the usual one: 150 (F20, fit, exact).
  public var fullHeight = 150.0
  /// The height in points from which a card includes the bottom safe area: 150 (F22; the switch
  /// lies in (144, 200) and is a tunable).
  public var safeAreaHeight = 150.0

  /// Creates the values of iOS 26.
  public init() {}

  /// Returns the progress from a low card to a usual one at a height in points: 0 low, 1 usual.
  public func growth(_ height: Double) -> Double {
    clamped((height - lowHeight) / (fullHeight - lowHeight), 0, 1)
  }

  /// Returns the margin in points beside and below a card that rests at a height in points.
  public func restingMargin(_ height: Double) -> Double {
    floats ? interpolated(lowMargin, margin, growth(height)) : 0
  }
}
