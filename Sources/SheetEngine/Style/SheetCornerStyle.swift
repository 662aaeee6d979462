/// Corner radii in the sheet's own points: on screen they shrink with the card's scale.
public struct SheetCornerStyle: Equatable, Sendable {
  /// The radius of the top corners: 38 (L8, S1.153; measured at every height).
  public var top = 38.0
  /// Indicates whether the bottom corners are round too: yes (L8, measured).
  public var roundsBottom = true
  /// The fraction of the maximum height from which the bottom corners grow: 0.396 (fit through L8
  /// at height 343 and S1.154; residual 0.1 pt). Below it they are concentric with the display's,
  /// with its radius less the margin; at the maximum they have the display's own radius.
  public var bottomGrowthStart = 0.396
  /// The radius of a card's bottom corners on a display with smaller ones: 32 (tunable).
  public var leastFloatingBottom = 32.0
  /// The radius of all corners of a form sheet in regular width: 32 (G54, L11; measured).
  public var form = 32.0

  /// Creates the values of iOS 26.
  public init() {}
}
