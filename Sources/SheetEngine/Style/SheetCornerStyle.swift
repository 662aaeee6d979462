/// Corner radii, in the sheet's own points: on screen they shrink with the card's scale.
public struct SheetCornerStyle: Equatable, Sendable {
  /// Top corners: 38 (L8, S1.153; measured at every height).
  public var top = 38.0
  /// Whether the bottom corners are round too: yes (L8, measured).
  public var roundsBottom = true
  /// Bottom corners of a low or small card nest in the display's: display radius less the margin.
  /// From this part of the maximum height they grow to the display's own radius at the maximum:
  /// 0.396 (fit through L8 at height 343 and S1.154; residual 0.1 pt).
  public var bottomGrowthStart = 0.396
  /// Bottom corners of a card on a display too square to nest in: 32 (tunable).
  public var leastFloatingBottom = 32.0
  /// All corners of a form sheet in regular width: 32 (G54, L11; measured).
  public var form = 32.0

  /// Makes the values of iOS 26.
  public init() {}
}
