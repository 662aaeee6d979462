/// The assignment of steps to pixels, from front to back: each step is drawn only where no opaque
/// one covers it.
struct PaintPlan {
  struct Item {
    /// The index of the step; for a `clip` group, of its corners.
    var step: Int
    var rect: PixelRect
    /// A colour that is blended over the pixels of the step in the same pass; 0 for none.
    var veil: UInt32 = 0
    /// Indicates whether the item is the bitmap of a `clip` group's content, not its corners.
    var isInside = false
  }

  private(set) var items: [Item] = []
  /// The steps of the lists being traversed that are not inside a group; a stack.
  private var tops: [Int] = []
  /// The region that no opaque step covers.
  private(set) var rest = PixelRegion()

  /// The area below which opaque steps are not considered as occluders, because they cover too
  /// little. tunable: pixels
  private static let smallestOccluder = 4096

  /// Unused regions, kept for their memory.
  private var spares: [PixelRegion] = []

  mutating func make(_ steps: [DrawOp], _ range: Range<Int>, region: PixelRegion) {
    items.removeAll(keepingCapacity: true)
    var free = PixelRegion()
    swap(&free, &rest)
    free.assign(region)
    plan(steps, range, &free)
    swap(&free, &rest)
  }

  private mutating func plan(_ steps: [DrawOp], _ range: Range<Int>, _ free: inout PixelRegion) {
    // Groups are traversed from the front, but their length is stored at their beginning.
    let base = tops.count
    var index = range.lowerBound
    while index < range.upperBound {
      tops.append(index)
      index += 1 + steps[index].count
    }
    var position = tops.count
    while position > base, !free.isEmpty {
      position -= 1
      let index = tops[position]
      if steps[index].kind == .clip {
        planClip(steps, index, &free)
      } else {
        planStep(steps, index, &free)
      }
    }
    tops.removeLast(tops.count - base)
  }

  private mutating func planStep(_ steps: [DrawOp], _ index: Int, _ free: inout PixelRegion) {
    let rect = steps[index].rect
    let start = items.count
    for part in free.rects {
      let visible = part.intersection(rect)
      if !visible.isEmpty { items.append(Item(step: index, rect: visible)) }
    }
    guard items.count > start else { return }
    mergeVeil(steps, index, start)
    switch steps[index].kind {
    case .fill where steps[index].color >> 24 == 0xFF: hide(rect, &free)
    case .image where steps[index].isOpaquePicture: hide(rect, &free)
    case .backdrop where steps[index].isOpaquePicture: hide(rect, &free)
    case .slice where steps[index].color >> 24 == 0xFF:
      guard rect.area >= Self.smallestOccluder else { break }
      let frame = steps[index].frame
      steps[index].slice?.forEachSolidRect(in: frame) { free.subtract($0.intersection(rect)) }
    default: break
    }
  }

  private func hide(_ rect: PixelRect, _ free: inout PixelRegion) {
    if rect.area >= Self.smallestOccluder { free.subtract(rect) }
  }

  /// Plans a group with rounded corners: its content is drawn as if there was no group, except for
  /// the corners.
  private mutating func planClip(_ steps: [DrawOp], _ index: Int, _ free: inout PixelRegion) {
    let group = steps[index]
    guard let slice = group.slice else { return }
    let end = index + 1 + group.count
    var corners = spares.popLast() ?? PixelRegion()
    var inside = spares.popLast() ?? PixelRegion()
    var visible = spares.popLast() ?? PixelRegion()
    corners.assign(free, inside: group.rect)
    inside.assign(corners)
    slice.forEachSolidRect(in: group.frame) { corners.subtract($0) }
    for corner in corners.rects {
      inside.subtract(corner)
      if Self.draws(steps, index + 1..<end, in: corner) {
        items.append(Item(step: index, rect: corner))
      }
    }
    visible.assign(inside)
    if group.image != nil {
      // The steps after those in the bitmap.
      plan(steps, index + 1 + group.contentCount..<end, &visible)
      for rect in visible.rects { items.append(Item(step: index, rect: rect, isInside: true)) }
    } else {
      plan(steps, index + 1..<end, &visible)
      // The area that the group covers is hidden from the steps below it.
      for rect in visible.rects { inside.subtract(rect) }
    }
    for rect in inside.rects { hide(rect, &free) }
    spares.append(corners)
    spares.append(inside)
    spares.append(visible)
  }

  /// Indicates whether any step of a range draws in a rectangle.
  private static func draws(_ steps: [DrawOp], _ range: Range<Int>, in rect: PixelRect) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if steps[index].rect.intersects(rect) { return true }
      index += 1 + steps[index].count
    }
    return false
  }

  /// Merges a veil with exactly the visible part of an opaque step below it, which are drawn
  /// together.
  private mutating func mergeVeil(_ steps: [DrawOp], _ index: Int, _ start: Int) {
    let step = steps[index]
    let isOpaque: Bool
    switch step.kind {
    case .fill: isOpaque = step.color >> 24 == 0xFF
    case .image, .backdrop: isOpaque = step.isOpaquePicture
    default: isOpaque = false
    }
    let count = items.count - start
    guard isOpaque, start >= count, count > 0 else { return }
    let above = items[start - 1].step
    guard steps[above].kind == .fill, steps[above].color >> 24 != 0xFF,
      start == count || items[start - count - 1].step != above
    else { return }
    for offset in 0..<count {
      let veil = items[start - count + offset]
      if veil.step != above || veil.veil != 0 || veil.rect != items[start + offset].rect { return }
    }
    for offset in 0..<count { items[start + offset].veil = steps[above].color }
    items.removeSubrange(start - count..<start)
  }
}
