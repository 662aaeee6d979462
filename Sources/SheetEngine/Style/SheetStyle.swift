/// The numbers of one system look: sizes, springs, thresholds, opacities.
///
/// Each number has its source, the id of a row in `Documentation/Facts.md`, and a grade: *measured*
/// and *documented* are facts, *fit* is a law through measured points, *tunable* is a choice without
/// a measurement. Change a copy to use other values:
///
/// ```swift
/// var style = SheetStyle.iOS26
/// style.settle.spring = SheetSpring(response: 0.5, dampingRatio: 0.8)
/// ```
public struct SheetStyle: Equatable, Sendable {
  /// The factors that turn detents into heights.
  public var detents: SheetDetentStyle
  /// The sheet's place in its container.
  public var placement: SheetPlacementStyle
  /// The floating card at partial heights.
  public var card: SheetCardStyle
  /// The corner radii.
  public var corners: SheetCornerStyle
  /// The dimming behind the sheet.
  public var dim: SheetDimStyle
  /// The grabber.
  public var grabber: SheetGrabberStyle
  /// The response to a finger.
  public var drag: SheetDragStyle
  /// The destination of a released sheet.
  public var landing: SheetLandingStyle
  /// The springs.
  public var settle: SheetSettleStyle
  /// The transform of the presenting view.
  public var pushBack: SheetPushBackStyle
  /// The response to the keyboard.
  public var keyboard: SheetKeyboardStyle

  /// Creates a style from its parts; the defaults are those of ``iOS26``.
  public init(
    detents: SheetDetentStyle = SheetDetentStyle(),
    placement: SheetPlacementStyle = SheetPlacementStyle(),
    card: SheetCardStyle = SheetCardStyle(),
    corners: SheetCornerStyle = SheetCornerStyle(),
    dim: SheetDimStyle = SheetDimStyle(),
    grabber: SheetGrabberStyle = SheetGrabberStyle(),
    drag: SheetDragStyle = SheetDragStyle(),
    landing: SheetLandingStyle = SheetLandingStyle(),
    settle: SheetSettleStyle = SheetSettleStyle(),
    pushBack: SheetPushBackStyle = SheetPushBackStyle(),
    keyboard: SheetKeyboardStyle = SheetKeyboardStyle()
  ) {
    self.detents = detents
    self.placement = placement
    self.card = card
    self.corners = corners
    self.dim = dim
    self.grabber = grabber
    self.drag = drag
    self.landing = landing
    self.settle = settle
    self.pushBack = pushBack
    self.keyboard = keyboard
  }

  /// The look of iOS 26, which was measured; the default everywhere.
  public static let iOS26 = SheetStyle()

  /// The look of iOS 15 to 18: attached to the edge, round on top only, presenting view pushed
  /// back.
  public static let iOS18: SheetStyle = {
    var style = SheetStyle()
    // S1.120, measured: the largest sheet leaves 10 pt for the card behind it.
    style.placement.topGap = 10
    // S1.195, tunable: about 704 is what is widely reported.
    style.placement.regularWidthPageMaximumWidth = 704
    // S1.124, measured: no floating card.
    style.card.floats = false
    // S1.125, tunable: 10 is the widest report, clones use 12.
    style.corners.top = 10
    // S1.125, tunable: the same for form sheets, on all four corners (S1.202).
    style.corners.form = 10
    // S1.124, measured: only the top corners are round.
    style.corners.roundsBottom = false
    // S1.133, measured (Flutter's comparison): a pushed-back presenting view is washed with 0.1.
    style.dim.lightLarge = 0.1
    // S1.45, measured: black 0.48 in dark, at every height.
    style.dim.darkLarge = 0.48
    // S1.82, S1.83, measured by eye: at most 0.008 of the screen's height, strongly resisted.
    style.drag.overdragAboveFraction = 0.008
    // S1.127, measured.
    style.pushBack.isEnabled = true
    return style
  }()
}
