import SheetEngine

/// A drag of the content by a touch: the offset that the content would have if it followed the
/// finger without limits.
@MainActor
package struct ScrollDrag {
  /// The rubber band of content past its edge (S6: 590 → 235 at 852).
  static let band = SheetRubberBand(coefficient: 0.55)

  /// The offset in points without the rubber band.
  package var free: CGPoint
  /// The offset at which the drag last showed the content, on device pixels.
  var shown: CGPoint
  /// The pan's translation that is included in `free`, in points of the window.
  var taken: CGPoint
  /// The axes along which the content follows.
  let followsX: Bool
  let followsY: Bool
  /// The coordinator of vertical movement.
  weak var coordinator: (any ScrollDragCoordinator)?
  /// The offset at the beginning of the drag, for paging.
  let start: CGPoint

  /// Returns the visible offset for an unlimited one: the same inside the range, with growing
  /// resistance past it.
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
