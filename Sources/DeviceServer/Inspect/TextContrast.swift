import CoreGraphics
import Foundation

/// The contrast of the text in a part of a picture, read from its pixels: the background is the most
/// frequent colour, and the text the colours that differ from it most.
struct TextContrast {
  /// The least ratio for text, and for large text. (documented: WCAG 2.2, 1.4.3)
  static let least = 4.5
  static let leastOfLarge = 3.0
  /// The share of the pixels that the core of the letters has at least; tunable. A hairline has less.
  private static let leastShare = 0.002
  /// The fewest pixels of a text; tunable.
  private static let fewestPixels = 12

  /// The ratio of the luminances, from 1 to 21.
  var ratio: Double

  /// Measures a part of a picture.
  ///
  /// - Parameter frame: the part in points, which lies in the picture.
  /// - Returns: `nil` if the part is of one colour, so that there is no text.
  init?(of frame: CGRect, in picture: Bitmap, scale: Double) {
    let left = max(0, Int(clamping: frame.minX * scale))
    let top = max(0, Int(clamping: frame.minY * scale))
    let right = min(picture.width, Int(clamping: frame.maxX * scale))
    let bottom = min(picture.height, Int(clamping: frame.maxY * scale))
    guard left < right, top < bottom else { return nil }
    // Colours with five bits of each part.
    var counts: [UInt32: Int] = [:]
    for y in top..<bottom {
      let row = picture.pixels + y * picture.stride
      for x in left..<right { counts[row[x] & 0x00F8_F8F8, default: 0] += 1 }
    }
    guard counts.count > 1,
      let background = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key
    else { return nil }
    let base = Self.luminance(background)
    let ratios = counts.map { (ratio: Self.ratio(base, Self.luminance($0.key)), count: $0.value) }
      .sorted { $0.ratio > $1.ratio }
    let needed = max(
      Self.fewestPixels,
      Int(clamping: Double((right - left) * (bottom - top)) * Self.leastShare))
    var seen = 0
    for (ratio, count) in ratios {
      seen += count
      guard seen >= needed else { continue }
      // A tint of the background, as of a selected row, is no text.
      guard ratio > 1.15 else { return nil }
      self.ratio = ratio
      return
    }
    return nil
  }

  /// The relative luminance of a colour of the form 0x00RRGGBB. (documented: WCAG 2.2)
  private static func luminance(_ color: UInt32) -> Double {
    func part(_ shift: UInt32) -> Double {
      // Five bits spread over the whole range.
      let value = Double(color >> shift & 0xF8) / 248
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
  }

  private static func ratio(_ a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
