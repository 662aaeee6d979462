import CPixels
import Foundation

/// A mask for rectangles of any size: corners of fixed size, and one row and one column between
/// them that are stretched.
final class NineSlice {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var mask: UnsafeMutablePointer<UInt8>
  /// The columns and rows that are not stretched. For a mask of fixed size in a direction, `left`
  /// or `top` is all of it and nothing is stretched.
  private(set) var left = 0
  private(set) var right = 0
  private(set) var top = 0
  private(set) var bottom = 0
  /// The extent of the mask beyond its rectangle.
  private(set) var outset = 0
  /// Indicates whether the area between the corners is covered completely.
  private(set) var isSolid = false
  /// The number of bytes of `mask`.
  private(set) var capacity = 1

  /// Creates a mask of no size.
  init() {
    mask = .allocate(capacity: 1)
  }

  /// Creates an empty mask.
  convenience init(
    width: Int, height: Int, left: Int, right: Int, top: Int, bottom: Int, outset: Int,
    isSolid: Bool
  ) {
    self.init()
    reset(
      width: width, height: height, left: left, right: right, top: top, bottom: bottom,
      outset: outset, isSolid: isSolid)
    clear()
  }

  deinit {
    mask.deallocate()
  }

  /// Sets all bytes to 0.
  func clear() {
    mask.initialize(repeating: 0, count: width * height)
  }

  /// Turns this into another mask, in the existing memory if there is enough. Its bytes are
  /// undefined until they are drawn.
  func reset(
    width: Int, height: Int, left: Int, right: Int, top: Int, bottom: Int, outset: Int,
    isSolid: Bool
  ) {
    self.width = width
    self.height = height
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
    self.outset = outset
    self.isSolid = isSolid
    strips.removeAll(keepingCapacity: true)
    hasStrips = false
    guard width * height > capacity else { return }
    mask.deallocate()
    capacity = width * height
    mask = .allocate(capacity: capacity)
  }

  /// Returns the range of the stretched columns of the mask in a frame.
  func columns(in frame: PixelRect) -> (first: Int, end: Int) {
    (frame.minX + left, frame.maxX - right)
  }

  func rows(in frame: PixelRect) -> (first: Int, end: Int) {
    (frame.minY + top, frame.maxY - bottom)
  }

  /// Calls `body` with the completely covered parts of a frame; they are disjoint.
  func forEachSolidRect(in frame: PixelRect, _ body: (PixelRect) -> Void) {
    guard isSolid else { return }
    let (y0, y1) = rows(in: frame)
    if y0 < y1 { body(PixelRect(minX: frame.minX, minY: y0, maxX: frame.maxX, maxY: y1)) }
    findStrips()
    for strip in strips {
      let base = strip.rows.lowerBound < top ? frame.minY : y1 - top - 1
      let rect = PixelRect(
        minX: frame.minX + strip.left, minY: base + strip.rows.lowerBound,
        maxX: frame.maxX - strip.right, maxY: base + strip.rows.upperBound)
      if !rect.isEmpty { body(rect) }
    }
  }

  /// Rows of the mask, and the columns at both ends that are not covered completely.
  private struct Strip {
    var rows: Range<Int>
    var left: Int
    var right: Int
  }

  /// The rows above and below the stretched one in a few strips, whose covered parts leave little
  /// more than the outline of the corners.
  private var strips: [Strip] = []
  /// Indicates whether the strips are those of the mask.
  private var hasStrips = false

  private func findStrips() {
    guard !hasStrips else { return }
    hasStrips = true
    guard left + right < width else { return }
    strips.reserveCapacity(Self.usualStrips)
    var end = top
    while end / Self.stripRatio >= Self.lowestStrip {
      strips.append(strip(end / Self.stripRatio..<end))
      end /= Self.stripRatio
    }
    strips.append(strip(0..<end))
    guard bottom > 0 else { return }
    var rest = bottom
    while rest / Self.stripRatio >= Self.lowestStrip {
      strips.append(strip(height - rest..<height - rest / Self.stripRatio))
      rest /= Self.stripRatio
    }
    strips.append(strip(height - rest..<height))
  }

  /// The ratio of the heights of adjacent strips, which decrease towards the edge, where the
  /// outline becomes flat. tunable: ratio
  private static let stripRatio = 3
  /// The minimum height of a strip. tunable: pixels
  private static let lowestStrip = 5

  /// The number of strips of the radius of a screen's corner.
  private static let usualStrips = 10

  private func strip(_ rows: Range<Int>) -> Strip {
    var strip = Strip(rows: rows, left: 0, right: 0)
    for row in rows {
      let line = mask.advanced(by: row * width)
      while strip.left < left, line[strip.left] != 255 { strip.left += 1 }
      while strip.right < right, line[width - 1 - strip.right] != 255 { strip.right += 1 }
    }
    return strip
  }

  /// Draws a colour through the mask in `frame`, into the part `rect`.
  func fill(_ color: UInt32, frame: PixelRect, rect: PixelRect, on surface: Surface) {
    let (x0, x1) = columns(in: frame)
    let (y0, y1) = rows(in: frame)
    let spansX = [
      (frame.minX, x0, 0, false), (x0, x1, left, true), (x1, frame.maxX, left + 1, false),
    ]
    let spansY = [
      (frame.minY, y0, 0, false), (y0, y1, top, true), (y1, frame.maxY, top + 1, false),
    ]
    for (minY, maxY, sourceY, stretchesY) in spansY {
      for (minX, maxX, sourceX, stretchesX) in spansX {
        let part = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY).intersection(rect)
        guard !part.isEmpty else { continue }
        let column = stretchesX ? sourceX : sourceX + part.minX - minX
        let row = stretchesY ? sourceY : sourceY + part.minY - minY
        let source = mask.advanced(by: row * width + column)
        let target = surface.pointer(part.minX, part.minY)
        switch (stretchesX, stretchesY) {
        case (true, true):
          let flat = color.scaled(source.pointee)
          if flat >> 24 == 0xFF {
            px_fill(target, surface.stride, part.width, part.height, flat)
          } else if flat != 0 {
            px_fill_over(target, surface.stride, part.width, part.height, flat)
          }
        case (true, false):
          px_fill_over_rows(
            target, surface.stride, source, width, part.width, part.height, color)
        case (false, true):
          px_fill_over_masked(
            target, surface.stride, source, 0, part.width, part.height, color)
        case (false, false):
          px_fill_over_masked(
            target, surface.stride, source, width, part.width, part.height, color)
        }
      }
    }
  }

  /// Returns the coverage at a position outside the stretched parts; rows are `width` apart.
  func corner(_ x: Int, _ y: Int, frame: PixelRect) -> UnsafeMutablePointer<UInt8> {
    let (x0, x1) = columns(in: frame)
    let (y0, y1) = rows(in: frame)
    let column = x < x0 || x1 <= x0 ? x - frame.minX : left + 1 + x - x1
    let row = y < y0 || y1 <= y0 ? y - frame.minY : top + 1 + y - y1
    return mask.advanced(by: row * width + column)
  }

  /// Returns the part of a frame in which a colour is visible: not the faint edge of a shadow.
  func visibleFrame(_ frame: PixelRect, alpha: UInt8) -> PixelRect {
    guard outset > 0, right > 0, bottom > 0 else { return frame }
    func leavesTrace(_ column: Int, _ row: Int) -> Bool {
      UInt32(mask[row * width + column]) * UInt32(alpha) + 127 >= 255
    }
    // The stretched row and column are the strongest ones of the adjacent corners.
    var visible = frame
    var step = 0
    while step < left, !leavesTrace(step, top) { step += 1 }
    visible.minX += step
    step = 0
    while step < right, !leavesTrace(width - 1 - step, top) { step += 1 }
    visible.maxX -= step
    step = 0
    while step < top, !leavesTrace(left, step) { step += 1 }
    visible.minY += step
    step = 0
    while step < bottom, !leavesTrace(left, height - 1 - step) { step += 1 }
    visible.maxY -= step
    return visible
  }
}

extension UInt32 {
  /// Returns a premultiplied pixel times a coverage, rounded as in the pixel kernels.
  func scaled(_ coverage: UInt8) -> UInt32 {
    if coverage == 255 { return self }
    let factor = UInt32(coverage)
    func channel(_ shift: UInt32) -> UInt32 {
      (((self >> shift & 0xFF) * factor + 127) / 255) << shift
    }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }

  /// Returns this premultiplied pixel over another.
  func over(_ below: UInt32) -> UInt32 {
    self &+ below.scaled(UInt8(255 - (self >> 24)))
  }
}
