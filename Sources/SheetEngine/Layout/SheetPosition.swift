/// How far a sheet is out, at one moment.
///
/// One axis runs from outside the container to the largest stop: ``travel``. Above its base the
/// sheet grows (`extent`), below it keeps its size and slides down (`drop`), as UIKit's do
/// (S1.79 to S1.81).
public struct SheetPosition: Equatable, Sendable {
  /// Height of the laid-out sheet in points, before a card is scaled.
  public var extent: Double
  /// How far the sheet has slid down, in points on screen.
  public var drop: Double
  /// Margin of the floating card in points; 0 for an attached sheet.
  public var margin: Double
  /// How far below its placement the whole sheet still is, in points, while the placement moves;
  /// a form sheet on its way up from the keyboard.
  public var shift: Double

  /// Makes a position.
  public init(extent: Double, drop: Double = 0, margin: Double = 0, shift: Double = 0) {
    self.extent = extent
    self.drop = drop
    self.margin = margin
    self.shift = shift
  }

  /// The position on the one axis: extent less drop.
  public var travel: Double { extent - drop }

  /// The position at a place on the axis for a sheet that does not get smaller than `base`.
  init(travel: Double, base: Double, margin: Double, shift: Double) {
    self.init(
      extent: travel > base ? travel : base, drop: travel < base ? base - travel : 0,
      margin: margin, shift: shift)
  }
}
