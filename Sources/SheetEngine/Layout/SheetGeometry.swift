/// Everything visible about a sheet at one position.
///
/// Coordinates are the container's unless a property says otherwise.
public struct SheetGeometry: Equatable, Sendable {
  /// Size the sheet's content is laid out in, before scaling.
  public var layoutSize: SheetSize
  /// Scale about both axes that makes a floating card of it; 1 for other sheets.
  public var scale: Double
  /// What is seen on screen. A wrapper view gets `layoutSize` as its bounds, the centre of this
  /// frame, and the scale as its transform.
  public var visibleFrame: SheetRect
  /// Radii of the corners in the sheet's own points.
  public var corners: SheetCorners
  /// Safe area of the content in the sheet's own points.
  public var contentSafeArea: SheetInsets
  /// How opaque the background is: 0 glass, 1 solid. Below 1 only for floating cards (S1.143).
  public var fillOpacity: Double
  /// The grabber.
  public var grabber: SheetGrabber
  /// Opacity of the black view behind the sheet.
  public var dimAlpha: Double
  /// What happens to the presenter.
  public var pushBack: SheetPushBack

  /// Centre of the wrapper view.
  public var center: SheetPoint { visibleFrame.center }
}
