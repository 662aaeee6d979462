/// What a drag over content may do to the sheet.
public struct SheetReach: Equatable, Sendable {
  /// Where the finger has the sheet, in points on its axis.
  public var travel: Double
  /// How far up the drag may take it.
  public var ceiling: Double
  /// Whether the drag may take it down once the content is at its top.
  public var canFall: Bool

  /// Makes a reach.
  public init(travel: Double, ceiling: Double, canFall: Bool) {
    self.travel = travel
    self.ceiling = ceiling
    self.canFall = canFall
  }

  /// Divides a movement of `delta` points, positive downwards.
  ///
  /// Sheet and content lie on one axis: first the sheet's height, then the content's offset. Going
  /// up fills the sheet first, going down empties the content first. What is left over goes to the
  /// content, which stretches at its ends.
  public func arbitrate(_ delta: Double, scroll: SheetScroll) -> SheetShare {
    if delta < 0 {
      let room = ceiling - travel
      let taken = room > 0 ? (-delta < room ? delta : -room) : 0
      return SheetShare(sheet: taken, content: delta - taken)
    }
    guard canFall else { return SheetShare(sheet: 0, content: delta) }
    let offset = scroll.isAtTop ? 0 : scroll.offset
    let content = delta < offset ? delta : offset
    return SheetShare(sheet: delta - content, content: content)
  }
}
