/// The grabber at one position.
public struct SheetGrabber: Equatable, Sendable {
  /// Indicates whether it is shown.
  public var isVisible: Bool
  /// The frame in the sheet's own points; not rounded to pixels (L21).
  public var frame: SheetRect
  /// The area that receives touches, in the sheet's own points.
  public var hitFrame: SheetRect
}
