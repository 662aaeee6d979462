/// A rectangle of device pixels.
package struct PixelRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package var width: Int { max(0, maxX - minX) }
  package var height: Int { max(0, maxY - minY) }
  package var area: Int { width * height }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let rect = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return rect.isEmpty ? .empty : rect
  }

  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  package func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  package func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}

/// What compositing a frame took.
package struct FrameStatistics: Equatable, Sendable {
  /// Layers that were looked at.
  package var layersVisited = 0
  /// Drawing operations in the frame's list.
  package var operations = 0
  /// Pixels written, counted once for each operation that wrote them.
  package var pixelsComposited = 0
  /// Pixels of the screen inside of the damage.
  package var pixelsDamaged = 0
  /// Groups that were drawn from a bitmap of their inside.
  package var groupsReused = 0
  /// Pixels that differ from the last frame, if the host counts them.
  package var pixelsChanged: Int?
}

/// A frame.
package struct FrameResult {
  /// The screen. The same object is drawn into frame after frame; copy it to keep it.
  package let bitmap: Bitmap
  /// Where it differs from the last frame, in pixels; disjoint.
  package let damage: [PixelRect]
  package let statistics: FrameStatistics
}
