/// A set of pixels as disjoint rectangles.
struct PixelRegion {
  private(set) var rects: [PixelRect] = []

  init() {}

  init(_ rect: PixelRect) {
    if !rect.isEmpty { rects = [rect] }
  }

  var isEmpty: Bool { rects.isEmpty }

  var area: Int { rects.reduce(0) { $0 + $1.area } }

  var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Removes the pixels of a rectangle.
  mutating func subtract(_ hole: PixelRect) {
    subtract(hole, from: 0)
  }

  /// Removes the pixels of a rectangle from those of the rectangles from an index on.
  private mutating func subtract(_ hole: PixelRect, from start: Int) {
    guard !hole.isEmpty else { return }
    // The remaining parts of a rectangle replace it and are appended, in the existing memory.
    var index = start
    var count = rects.count
    while index < count {
      let rect = rects[index]
      guard rect.intersects(hole) else {
        index += 1
        continue
      }
      count -= 1
      rects.swapAt(index, count)
      rects.swapAt(count, rects.count - 1)
      rects.removeLast()
      append(rect, without: hole)
    }
  }

  private mutating func append(_ rect: PixelRect, without hole: PixelRect) {
    let inner = rect.intersection(hole)
    if rect.minY < inner.minY {
      rects.append(
        PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: inner.minY))
    }
    if rect.minX < inner.minX {
      rects.append(
        PixelRect(minX: rect.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY))
    }
    if inner.maxX < rect.maxX {
      rects.append(
        PixelRect(minX: inner.maxX, minY: inner.minY, maxX: rect.maxX, maxY: inner.maxY))
    }
    if inner.maxY < rect.maxY {
      rects.append(
        PixelRect(minX: rect.minX, minY: inner.maxY, maxX: rect.maxX, maxY: rect.maxY))
    }
  }

  /// Adds the pixels of a rectangle.
  mutating func formUnion(_ rect: PixelRect) {
    guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
    if rects.contains(where: { $0.intersects(rect) }) {
      rects.removeAll { rect.contains($0) }
      let count = rects.count
      rects.append(rect)
      for index in 0..<count { subtract(rects[index], from: count) }
    } else {
      rects.append(rect)
    }
  }

  /// Reduces the number of rectangles above a limit, at the cost of precision: they are replaced by
  /// their bounding rectangle, or merged if that adds few pixels.
  mutating func simplify(limit: Int) {
    var index = 0
    while index < rects.count {
      var other = index + 1
      while other < rects.count {
        let joined = rects[index].union(rects[other])
        if joined.area == rects[index].area + rects[other].area {
          rects[index] = joined
          rects.remove(at: other)
          other = index + 1
        } else {
          other += 1
        }
      }
      index += 1
    }
    if rects.count > limit { rects = [bounds] }
  }

  /// Assigns a rectangle, in the existing memory.
  mutating func assign(_ rect: PixelRect) {
    rects.removeAll(keepingCapacity: true)
    if !rect.isEmpty { rects.append(rect) }
  }

  /// Assigns a copy of another region, in the existing memory.
  mutating func assign(_ other: PixelRegion) {
    rects.removeAll(keepingCapacity: true)
    rects.append(contentsOf: other.rects)
  }

  /// Assigns the part of another region inside a rectangle, in the existing memory.
  mutating func assign(_ other: PixelRegion, inside rect: PixelRect) {
    rects.removeAll(keepingCapacity: true)
    for candidate in other.rects {
      let inner = candidate.intersection(rect)
      if !inner.isEmpty { rects.append(inner) }
    }
  }

  /// Removes the pixels outside a rectangle, in the existing memory.
  mutating func formIntersection(_ rect: PixelRect) {
    for index in rects.indices { rects[index] = rects[index].intersection(rect) }
    rects.removeAll { $0.isEmpty }
  }

  /// Returns the part inside a rectangle.
  func intersection(_ rect: PixelRect) -> PixelRegion {
    var part = PixelRegion()
    for candidate in rects {
      let inner = candidate.intersection(rect)
      if !inner.isEmpty { part.rects.append(inner) }
    }
    return part
  }
}
