import UIKit
import VirtualDevice

/// The differences of two pictures.
enum PictureDifference {
  /// Returns the rectangle around the pixels that differ by more than a limit; `nil` if there are none, or so
  /// few that the limit permits them. Pictures of different sizes differ everywhere.
  static func area(_ meant: Bitmap, _ actual: Bitmap, _ limit: PictureLimit) -> PixelRect? {
    guard let area = actual.difference(from: meant) else { return nil }
    guard !limit.isExact, meant.width == actual.width, meant.height == actual.height else {
      return area
    }
    var found = PixelRect.empty
    var count = 0
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX where limit.differs(meant[x, y], actual[x, y]) {
        found = found.union(PixelRect(x: x, y: y, width: 1, height: 1))
        count += 1
      }
    }
    return Double(count) > limit.share * Double(meant.width * meant.height) ? found : nil
  }

  /// Returns the expected picture, the actual one, and the differences in red over a pale picture,
  /// side by side.
  static func picture(_ meant: Bitmap, _ actual: Bitmap, _ limit: PictureLimit) -> Bitmap? {
    let width = max(meant.width, actual.width)
    let height = max(meant.height, actual.height)
    guard let result = Bitmap(width: width * 3, height: height) else { return nil }
    result.clear(to: 0xFFFF_FFFF)
    for y in 0..<height {
      let row = result.pixels + y * result.stride
      for x in 0..<width {
        let (a, b) = (meant[x, y], actual[x, y])
        if x < meant.width, y < meant.height { row[x] = a }
        if x < actual.width, y < actual.height { row[width + x] = b }
        row[2 * width + x] = limit.differs(a, b) ? 0xFFFF_0000 : pale(b)
      }
    }
    return result
  }

  /// Returns a quarter of the pixel's strength over white.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    0xFFBF_BFBF &+ (pixel >> 2 & 0x003F_3F3F)
  }
}
