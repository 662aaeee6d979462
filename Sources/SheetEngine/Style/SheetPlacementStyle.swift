/// The sheet's place in its container, in points.
public struct SheetPlacementStyle: Equatable, Sendable {
  /// The least distance of a phone's largest sheet from the top, before ``topGap``: 30 (G2, S1.122;
  /// measured). A larger top safe area counts instead.
  public var minimumTop = 30.0
  /// The distance added to that: 0 (G1, measured).
  public var topGap = 0.0
  /// The same in a regular width: 10 (G50, measured).
  public var regularWidthTopGap = 10.0
  /// The distance of the largest sheet from the top in compact height: 8 (G41, S1.186; measured).
  public var compactHeightTopGap = 8.0
  /// The greatest width of a page sheet in a regular width: none (G50 spans 820; measured up to
  /// 834, S1.198).
  public var regularWidthPageMaximumWidth = Double.infinity
  /// The width of a form sheet without a preferred size: 580 (G51, measured).
  public var formWidth = 580.0
  /// The height of the same: 640, to which ``formExtraHeight`` is added (G51 and S1.199; fit).
  public var formHeight = 640.0
  /// The height added on top of a form sheet's: 10 (S1.200, measured).
  public var formExtraHeight = 10.0
  /// The least distance of a form sheet from the container's sides: 40 (S1.195, tunable).
  public var formSideMargin = 40.0
  /// The least distance of a form sheet from the container's top and bottom: 64 (S1.195, tunable).
  public var formVerticalMargin = 64.0

  /// The largest width of an attached sheet in points, `nil` for no limit (ours: the system's
  /// sheets have none of their own).
  public var maximumWidth: Double?
  /// The horizontal position of a sheet narrower than its container: 0 at the left, 1 at the right.
  public var horizontalPosition = 0.5

  /// Creates the values of iOS 26.
  public init() {}
}
