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

  /// Creates the rectangle of a whole screen, cut to what a bitmap can have.
  ///
  /// - Parameters:
  ///   - size: the screen's size in points.
  ///   - scale: the number of pixels per point.
  init(screen size: CGSize, scale: CGFloat) {
    let width = min(Bitmap.maximumSide, max(1, Int(clamping: (size.width * scale).rounded(.up))))
    let tallest = min(Bitmap.maximumSide, Bitmap.maximumPixels / width)
    let height = min(tallest, max(1, Int(clamping: (size.height * scale).rounded(.up))))
    self.init(x: 0, y: 0, width: width, height: height)
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

/// The statistics of compositing a frame.
package struct FrameStatistics: Equatable, Sendable {
  /// The number of layers visited.
  package var layersVisited = 0
  /// The number of drawing operations in the frame's list.
  package var operations = 0
  /// The number of pixels written, counted once for each operation.
  package var pixelsComposited = 0
  /// The number of pixels of the screen inside the damage.
  package var pixelsDamaged = 0
  /// The number of groups drawn from a bitmap of their content.
  package var groupsReused = 0
  /// The number of pixels that differ from the last frame, if the host counts them.
  package var pixelsChanged: Int?
}

/// A composited frame.
package struct FrameResult {
  /// The bitmap of the screen. The same object is used for all frames; copy it to keep it.
  package let bitmap: Bitmap
  /// The rectangles that differ from the last frame, in pixels; disjoint.
  package let damage: [PixelRect]
  package let statistics: FrameStatistics
}
