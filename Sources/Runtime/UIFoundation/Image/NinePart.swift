import CoreGraphics
import Foundation

/// Draws a resizable image: the corners keep their size, and the parts between them fill the rest.
struct NinePart {
  let caps: UIEdgeInsets
  let mode: UIImage.ResizingMode
  /// The number of pixels per point of the image.
  let scale: CGFloat

  func draw(_ image: CGImage, in rect: CGRect, context: CGContext) {
    let columns = spans(
      low: caps.left, high: caps.right, pixels: image.width, start: rect.minX, length: rect.width)
    let rows = spans(
      low: caps.top, high: caps.bottom, pixels: image.height, start: rect.minY,
      length: rect.height)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source.lowerBound, y: row.source.lowerBound,
          width: column.source.upperBound - column.source.lowerBound,
          height: row.source.upperBound - row.source.lowerBound)
        guard let part = image.cropping(to: source) else { continue }
        let target = CGRect(
          x: column.start, y: row.start, width: column.length, height: row.length)
        draw(part, in: target, tilesX: column.isMiddle, tilesY: row.isMiddle, context: context)
      }
    }
  }

  private struct Span {
    let source: Range<CGFloat>
    let start: CGFloat
    let length: CGFloat
    let isMiddle: Bool
  }

  /// Returns the parts along one axis, up to three, that have a length; `source` is in pixels.
  private func spans(
    low: CGFloat, high: CGFloat, pixels: Int, start: CGFloat, length: CGFloat
  ) -> [Span] {
    let total = CGFloat(pixels)
    let first = min(max(low * scale, 0), total)
    let last = min(max(high * scale, 0), total - first)
    // Caps that do not fit are shrunk in proportion.
    let squeeze = min(1, length / max((first + last) / scale, .leastNonzeroMagnitude))
    let firstLength = first / scale * squeeze
    let lastLength = last / scale * squeeze
    let all = [
      Span(source: 0..<first, start: start, length: firstLength, isMiddle: false),
      Span(
        source: first..<(total - last), start: start + firstLength,
        length: max(0, length - firstLength - lastLength), isMiddle: true),
      Span(
        source: (total - last)..<total, start: start + length - lastLength, length: lastLength,
        isMiddle: false),
    ]
    return all.filter { !$0.source.isEmpty && $0.length > 0 }
  }

  private func draw(
    _ part: CGImage, in rect: CGRect, tilesX: Bool, tilesY: Bool, context: CGContext
  ) {
    guard mode == .tile, tilesX || tilesY else {
      context.drawUpright(part, in: rect)
      return
    }
    let width = tilesX ? CGFloat(part.width) / scale : rect.width
    let height = tilesY ? CGFloat(part.height) / scale : rect.height
    context.saveGState()
    context.clip(to: rect)
    var y = rect.minY
    while y < rect.maxY {
      var x = rect.minX
      while x < rect.maxX {
        context.drawUpright(part, in: CGRect(x: x, y: y, width: width, height: height))
        x += width
      }
      y += height
    }
    context.restoreGState()
  }
}
