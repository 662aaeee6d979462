import CPixels
import QuartzCore

extension Bitmap {
  /// Returns the rectangle around all pixels in which two bitmaps of one size differ; `nil` for
  /// equal ones.
  package func difference(from other: Bitmap) -> PixelRect? {
    guard width == other.width, height == other.height else {
      return PixelRect(x: 0, y: 0, width: width, height: height)
    }
    var box = px_box()
    guard px_difference(pixels, stride, other.pixels, other.stride, width, height, &box) else {
      return nil
    }
    return PixelRect(
      minX: Int(box.min_x), minY: Int(box.min_y), maxX: Int(box.max_x), maxY: Int(box.max_y))
  }

  /// Returns the bitmap shrunk to a size by averaging areas; `nil` if the size is larger or memory
  /// short.
  package func downscaled(width: Int, height: Int) -> Bitmap? {
    guard let result = Bitmap(width: width, height: height),
      px_downscale(
        result.pixels, result.stride, width, height, pixels, stride, self.width, self.height)
    else { return nil }
    result.isOpaque = isOpaque
    return result
  }
}
