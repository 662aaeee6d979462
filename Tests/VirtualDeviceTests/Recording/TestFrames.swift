import CoreGraphics

/// Pictures with known pixels.
enum TestFrames {
  /// Frames of a square that moves over stripes: a handful of colours.
  static func fewColors(count: Int, width: Int, height: Int) -> [Bitmap] {
    (0..<count).compactMap { index in
      guard let bitmap = Bitmap(width: width, height: height) else { return nil }
      for y in 0..<height {
        for x in 0..<width {
          let inside = x >= index && x < index + 9 && y >= 5 && y < 14
          let stripe: UInt32 = (x / 4 + y / 7) % 2 == 0 ? 0xFFF2_F2F7 : 0xFF0A_84FF
          bitmap.pixels[y * bitmap.stride + x] = inside ? 0xFF34_C759 : stripe
        }
      }
      bitmap.isOpaque = true
      return bitmap
    }
  }

  /// Evenly spread opaque noise from a linear congruential generator.
  static func noise(width: Int, height: Int, seed: UInt32 = 1) -> Bitmap? {
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    var state = seed
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 1_664_525 &+ 1_013_904_223
        bitmap.pixels[y * bitmap.stride + x] = 0xFF00_0000 | state >> 8
      }
    }
    bitmap.isOpaque = true
    return bitmap
  }

  /// The colours of an opaque picture, row by row, without the padding and the alpha.
  static func pixels(_ bitmap: Bitmap) -> [UInt32] {
    (0..<bitmap.width * bitmap.height).map {
      bitmap[$0 % bitmap.width, $0 / bitmap.width] & 0xFF_FFFF
    }
  }
}
