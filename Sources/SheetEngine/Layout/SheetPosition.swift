/// A sheet's position at one moment.
///
/// One axis runs from outside the container to the largest stop: ``travel``. Above its base the
/// sheet grows (`extent`), below it the sheet keeps its size and slides down (`drop`), as UIKit's
/// do (S1.79 to S1.81).
public struct SheetPosition: Equatable, Sendable {
  /// The height of the laid-out sheet in points, before a card is scaled.
  public var extent: Double
  /// The distance that the sheet has slid down, in points on screen.
  public var drop: Double
  /// The margin of the floating card in points; 0 for an attached sheet.
  public var margin: Double
  /// The distance in points by which the whole sheet is still below its placement, while the
  /// placement moves; a form sheet on its way up from the keyboard.
  public var shift: Double

  /// Creates a position.
  public init(extent: Double, drop: Double = 0, margin: Double = 0, shift: Double = 0) {
    self.extent = extent
    self.drop = drop
    self.margin = margin
    self.shift = shift
  }

  /// The position on the one axis: extent less drop.
  public var travel: Double { extent - drop }

  /// Creates a position on the axis for a sheet that does not get smaller than `base`.
  init(travel: Double, base: Double, margin: Double, shift: Double) {
    self.init(
      extent: travel > base ? travel : base, drop: travel < base ? base - travel : 0,
      margin: margin, shift: shift)
  }
}
