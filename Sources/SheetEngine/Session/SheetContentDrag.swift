/// Scrolled content under a finger whose scroll view does not move it: the sheet's drag does.
///
/// Offsets are in points from the end at which the content meets the sheet's own movement.
public struct SheetContentDrag: Equatable, Sendable {
  /// The stiffness past the ends: a scroll view's own (S6, fit).
  private static let band = SheetRubberBand(coefficient: 0.55)

  /// The offset without resistance; past the ends it runs ahead of ``shownOffset``.
  public private(set) var offset: Double
  /// The greatest offset at rest, 0 for content that fits.
  public var length: Double
  /// The extent of the visible part, which limits how far content stretches past its ends.
  public var viewport: Double
  /// Indicates whether the content stretches past its ends.
  public var bounces: Bool

  /// Creates content at an offset. Lengths below 0 count as 0.
  public init(offset: Double, length: Double, viewport: Double, bounces: Bool) {
    self.offset = offset
    self.length = length > 0 ? length : 0
    self.viewport = viewport
    self.bounces = bounces
  }

  /// Moves the content by its share of a finger's movement; see ``SheetDragShare/content``.
  public mutating func move(by share: Double) {
    offset -= share
    if !bounces { offset = clamped(offset, 0, length) }
  }

  /// The offset to show: past the ends the content resists.
  public var shownOffset: Double {
    if offset < 0 { return -Self.band.shown(-offset, limit: viewport) }
    if offset > length { return length + Self.band.shown(offset - length, limit: viewport) }
    return offset
  }

  /// Returns the motion of the content after the finger left it.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity in points per second, positive downwards.
  ///   - rate: The fraction of the speed that remains after a millisecond; held between 0.5 and
  ///     0.9999.
  ///   - time: The present time in seconds.
  public func released(velocity: Double, rate: Double, at time: Double) -> SheetScrollCourse {
    .fling(
      from: shownOffset, velocity: -velocity, rate: clamped(rate, 0.5, 0.9999),
      range: 0...length, bounces: bounces, at: time)
  }
}
