/// The limits of a drag over content.
public struct SheetDragLimits: Equatable, Sendable {
  /// The finger's position on the sheet's axis, in points: the sheet's, as if nothing resisted.
  public var travel: Double
  /// The highest position on the axis that the drag can move the sheet to, in points.
  public var ceiling: Double
  /// Indicates whether the drag can move the sheet down once the content is at its top.
  public var canFall: Bool

  /// Creates limits.
  public init(travel: Double, ceiling: Double, canFall: Bool) {
    self.travel = travel
    self.ceiling = ceiling
    self.canFall = canFall
  }

  /// Divides a movement of `delta` points, positive downwards, between the sheet and its content.
  ///
  /// Both lie on one axis: first the sheet's height, then the content's offset. A movement up grows
  /// the sheet first, a movement down scrolls the content to its top first. The remainder goes to
  /// the content, which stretches at its ends.
  public func arbitrate(_ delta: Double, scroll: SheetScroll) -> SheetDragShare {
    if delta < 0 {
      let room = ceiling - travel
      let taken = room > 0 ? (-delta < room ? delta : -room) : 0
      return SheetDragShare(sheet: taken, content: delta - taken)
    }
    guard canFall else { return SheetDragShare(sheet: 0, content: delta) }
    let offset = scroll.isAtTop ? 0 : scroll.offset
    let content = delta < offset ? delta : offset
    return SheetDragShare(sheet: delta - content, content: content)
  }
}
