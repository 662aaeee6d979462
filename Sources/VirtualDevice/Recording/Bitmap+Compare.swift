import CPixels
import QuartzCore

extension Bitmap {
  /// The rectangle around all pixels in which two bitmaps of one size differ; nil for equal ones.
  package func difference(from other: Bitmap) -> PixelRect? {
    guard width == other.width, height == other.height else {
      return PixelRect(x: 0, y: 0, width: width, height: height)
    }
    var x: Int32 = 0
    var y: Int32 = 0
    var width: Int32 = 0
    var height: Int32 = 0
    guard
      pixels_difference(
        pixels, Int32(stride), other.pixels, Int32(other.stride), Int32(self.width),
        Int32(self.height), &x, &y, &width, &height)
    else { return nil }
    return PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }

  /// The bitmap shrunk to a size by averaging areas; nil if the size is larger or memory short.
  package func downscaled(width: Int, height: Int) -> Bitmap? {
    guard let result = Bitmap(width: width, height: height),
      pixels_downscale(
        pixels, Int32(self.width), Int32(self.height), Int32(stride), result.pixels,
        Int32(width), Int32(height), Int32(result.stride))
    else { return nil }
    result.isOpaque = isOpaque
    return result
  }
}
