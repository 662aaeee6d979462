/// The visible state of a sheet at one position.
///
/// Coordinates are the container's unless a property says otherwise.
public struct SheetGeometry: Equatable, Sendable {
  /// The size in points that the sheet's content is laid out in, before scaling.
  public var layoutSize: SheetSize
  /// The scale about both axes that makes a floating card of the sheet; 1 for other sheets.
  public var scale: Double
  /// The frame on screen. A wrapper view has `layoutSize` as its bounds, the centre of this frame,
  /// and the scale as its transform.
  public var visibleFrame: SheetRect
  /// The radii of the corners in the sheet's own points.
  public var corners: SheetCorners
  /// The content's safe area in the sheet's own points.
  public var contentSafeArea: SheetInsets
  /// The opacity of the background: 0 glass, 1 solid. Below 1 only for floating cards (S1.143).
  public var fillOpacity: Double
  /// The grabber.
  public var grabber: SheetGrabber
  /// The opacity of the dimming view without a sheet in front.
  public var ownDimAlpha: Double
  /// The opacity of the dimming view.
  public var dimAlpha: Double
  /// The transform of the presenting view.
  public var pushBack: SheetPushBack

  /// The centre of the wrapper view.
  public var center: SheetPoint { visibleFrame.center }
}
