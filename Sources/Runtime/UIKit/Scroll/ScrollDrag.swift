import SheetEngine

/// A finger's drag of the content: where the content would be if it followed the finger everywhere.
@MainActor
struct ScrollDrag {
  /// Content past its edge follows the finger by this law (measured.md S6: 590 → 235 at 852).
  static let band = SheetRubberBand(coefficient: 0.55)

  /// Points, without the rubber band.
  var free: CGPoint
  /// The pan's movement that is in `free` already, in points of the window.
  var taken: CGPoint
  /// Which axes the content follows.
  let followsX: Bool
  let followsY: Bool
  /// Who decides on vertical movement.
  weak var coordinator: (any ScrollDragCoordinator)?
  /// Where the content stood when the drag began, for paging.
  let start: CGPoint

  /// The offset shown for a free one: inside the range itself, past it less and less.
  static func shown(
    _ free: CGFloat, range: ClosedRange<CGFloat>, viewport: CGFloat, bounces: Bool
  ) -> CGFloat {
    if free < range.lowerBound {
      guard bounces else { return range.lowerBound }
      return range.lowerBound - band.shown(range.lowerBound - free, limit: viewport)
    }
    if free > range.upperBound {
      guard bounces else { return range.upperBound }
      return range.upperBound + band.shown(free - range.upperBound, limit: viewport)
    }
    return free
  }

  /// The inverse of ``shown(_:range:viewport:bounces:)``.
  static func free(
    _ shown: CGFloat, range: ClosedRange<CGFloat>, viewport: CGFloat
  ) -> CGFloat {
    if shown < range.lowerBound {
      return range.lowerBound - band.pulled(range.lowerBound - shown, limit: viewport)
    }
    if shown > range.upperBound {
      return range.upperBound + band.pulled(shown - range.upperBound, limit: viewport)
    }
    return shown
  }
}
