/// The grabber at one position.
public struct SheetGrabber: Equatable, Sendable {
  /// Whether it shows.
  public var isVisible: Bool
  /// Frame in the sheet's own points; not rounded to pixels (L21).
  public var frame: SheetRect
  /// Where touches count, in the sheet's own points.
  public var hitFrame: SheetRect
}
