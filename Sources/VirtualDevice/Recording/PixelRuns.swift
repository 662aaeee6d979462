import QuartzCore

/// Opaque pixels as runs: colour in the low 24 bits, the number of equal pixels (1 to 255) above.
///
/// Never longer than the pixels themselves, and a fraction of them for a user interface.
enum PixelRuns {
  static func pack(_ bitmap: Bitmap, in area: PixelRect) -> [UInt32] {
    var runs: [UInt32] = []
    runs.reserveCapacity(area.width * area.height / 8)
    var color: UInt32 = 0
    var count: UInt32 = 0
    for row in area.minY..<area.minY + area.height {
      let line = bitmap.pixels + row * bitmap.stride + area.minX
      for column in 0..<area.width {
        let pixel = line[column] & 0xFF_FFFF
        if pixel == color && count < 255 {
          count += 1
        } else {
          if count > 0 { runs.append(count << 24 | color) }
          color = pixel
          count = 1
        }
      }
    }
    if count > 0 { runs.append(count << 24 | color) }
    return runs
  }
}

extension PixelRuns {
  /// Writes packed pixels into an area of a bitmap.
  static func unpack(_ runs: [UInt32], to bitmap: Bitmap, in area: PixelRect) {
    var row = area.minY
    var column = area.minX
    for run in runs {
      let pixel = run | 0xFF00_0000
      for _ in 0..<run >> 24 {
        bitmap.pixels[row * bitmap.stride + column] = pixel
        column += 1
        if column == area.maxX {
          column = area.minX
          row += 1
        }
      }
    }
  }
}
