import CPixels
import Foundation

/// A mask for rectangles of any size: corners of fixed size, and one row and one column between
/// them that are stretched.
final class NineSlice {
  let width: Int
  let height: Int
  let mask: UnsafeMutablePointer<UInt8>
  /// The columns and rows that are not stretched. Where a mask is made for one size in a
  /// direction, `left` or `top` is all of it and nothing is stretched.
  let left: Int
  let right: Int
  let top: Int
  let bottom: Int
  /// How far the mask reaches beyond the rectangle it was made for.
  let outset: Int
  /// Whether everything between the corners is covered completely.
  let isSolid: Bool

  init(
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
    mask = .allocate(capacity: max(1, width * height))
    mask.initialize(repeating: 0, count: max(1, width * height))
  }

  deinit {
    mask.deallocate()
  }

  /// Where the stretched parts of the mask lie in a place of it.
  func columns(in frame: PixelRect) -> (first: Int, end: Int) {
    (frame.minX + left, frame.maxX - right)
  }

  func rows(in frame: PixelRect) -> (first: Int, end: Int) {
    (frame.minY + top, frame.maxY - bottom)
  }

  /// Calls `body` with the parts of a place that are covered completely; they are disjoint.
  func forEachSolidRect(in frame: PixelRect, _ body: (PixelRect) -> Void) {
    guard isSolid else { return }
    let (x0, x1) = columns(in: frame)
    let (y0, y1) = rows(in: frame)
    if y0 < y1 { body(PixelRect(minX: frame.minX, minY: y0, maxX: frame.maxX, maxY: y1)) }
    guard x0 < x1 else { return }
    let upper = PixelRect(
      minX: x0, minY: frame.minY, maxX: x1, maxY: y0 < y1 ? y0 : frame.maxY)
    if !upper.isEmpty { body(upper) }
    if y0 < y1 {
      let lower = PixelRect(minX: x0, minY: y1, maxX: x1, maxY: frame.maxY)
      if !lower.isEmpty { body(lower) }
    }
  }

  /// Draws a colour through the mask into the part `rect` of a place `frame` of it.
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

  /// Writes the coverage of the part `rect` of a place `frame`.
  func copyCoverage(frame: PixelRect, rect: PixelRect, to target: UnsafeMutablePointer<UInt8>) {
    let (x0, x1) = columns(in: frame)
    let (y0, y1) = rows(in: frame)
    var out = target
    for y in rect.minY..<rect.maxY {
      let row =
        y < y0 ? y - frame.minY : y < y1 ? top : top + (y1 > y0 ? 1 : 0) + y - max(y1, y0)
      let line = mask.advanced(by: row * width)
      for x in rect.minX..<rect.maxX {
        let column =
          x < x0 ? x - frame.minX : x < x1 ? left : left + (x1 > x0 ? 1 : 0) + x - max(x1, x0)
        out.pointee = line[column]
        out += 1
      }
    }
  }
}

extension UInt32 {
  /// A premultiplied pixel times a coverage, rounded as the pixel kernels round.
  func scaled(_ coverage: UInt8) -> UInt32 {
    if coverage == 255 { return self }
    let factor = UInt32(coverage)
    func channel(_ shift: UInt32) -> UInt32 {
      (((self >> shift & 0xFF) * factor + 127) / 255) << shift
    }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }

  /// This premultiplied pixel over another.
  func over(_ below: UInt32) -> UInt32 {
    self &+ below.scaled(UInt8(255 - (self >> 24)))
  }
}
