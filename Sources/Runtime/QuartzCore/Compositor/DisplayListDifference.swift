/// The comparison of two lists for parts that draw differently.
struct DisplayListDifference {
  /// The index of the first changed step; the length of the lists if there is none.
  private(set) var firstChange = 0
  private var oldIndexes: [DrawOp.Key: Int] = [:]

  /// Adds to `damage` all pixels in which the lists may differ. A step that is unchanged, in the
  /// same group, and in the same order among the unchanged ones, draws the same pixels.
  mutating func find(_ old: [DrawOp], _ new: [DrawOp], damage: inout PixelRegion) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start].key == new[start].key {
      if !old[start].drawsSame(as: new[start]) { break }
      start += 1
    }
    firstChange = start
    if start == old.count && start == new.count { return }

    // Usually the same steps exist and some of them changed.
    var index = start
    while index < shorter, old[index].key == new[index].key {
      compare(old[index], new[index], &damage)
      index += 1
    }
    if index == old.count && index == new.count { return }
    compareUnordered(old, new, from: index, &damage)
  }

  private func compare(_ old: DrawOp, _ new: DrawOp, _ damage: inout PixelRegion) {
    if old.drawsSame(as: new) { return }
    if old.canChangeWithin(new) {
      damage.formUnion(old.changedRect(from: new))
      return
    }
    damage.formUnion(old.rect)
    damage.formUnion(new.rect)
  }

  private mutating func compareUnordered(
    _ old: [DrawOp], _ new: [DrawOp], from start: Int, _ damage: inout PixelRegion
  ) {
    oldIndexes.removeAll(keepingCapacity: true)
    for index in start..<old.count { oldIndexes[old[index].key] = index }
    var reached = start - 1
    for index in start..<new.count {
      let step = new[index]
      guard let place = oldIndexes[step.key] else {
        damage.formUnion(step.rect)
        continue
      }
      guard place > reached else { continue }
      reached = place
      oldIndexes[step.key] = nil
      compare(old[place], step, &damage)
    }
    // The remaining steps were removed or reordered: both the old and the new rectangle are damage.
    for index in start..<old.count where oldIndexes[old[index].key] == index {
      damage.formUnion(old[index].rect)
    }
    for step in new[start...] where oldIndexes[step.key] != nil { damage.formUnion(step.rect) }
  }
}

extension DrawOp {
  /// Indicates whether two steps differ only in the pixels of bitmaps of one size.
  func canChangeWithin(_ other: DrawOp) -> Bool {
    guard kind == .image, other.kind == .image, !isScaled, let image, let next = other.image,
      image.width == next.width, image.height == next.height
    else { return false }
    var same = other
    same.image = image
    return drawsSame(as: same)
  }

  /// Returns the rectangle in which two such steps differ.
  func changedRect(from other: DrawOp) -> PixelRect {
    guard let image, let next = other.image else { return rect }
    return image.difference(from: next).map {
      $0.offset(x: frame.minX, y: frame.minY).intersection(rect)
    } ?? .empty
  }
}
