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

/// Radii of a sheet's corners in points; left and right are equal.
public struct SheetCorners: Equatable, Sendable {
  /// Both top corners.
  public var top: Double
  /// Both bottom corners.
  public var bottom: Double

  /// Makes radii.
  public init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }
}

/// The grabber at one position.
public struct SheetGrabber: Equatable, Sendable {
  /// Whether it shows.
  public var isVisible: Bool
  /// Frame in the sheet's own points; not rounded to pixels (L21).
  public var frame: SheetRect
  /// Where touches count, in the sheet's own points.
  public var hitFrame: SheetRect
}

/// What happens to the presenter behind a full sheet, as a transform about its centre.
public struct SheetPushBack: Equatable, Sendable {
  /// 0 untouched, 1 pushed back.
  public var progress: Double
  /// Scale about both axes.
  public var scale: Double
  /// Shift downwards in points, after scaling.
  public var translationY: Double
  /// Radius of the presenter's top corners in points, before scaling.
  public var cornerRadius: Double

  /// A presenter that stays as it is.
  public static let none = SheetPushBack(
    progress: 0, scale: 1, translationY: 0, cornerRadius: 0)
}
