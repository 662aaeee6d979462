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

  /// Copies the pixels of an area from a bitmap of the same size.
  func update(from other: Bitmap, in area: PixelRect) {
    for row in area.minY..<area.maxY {
      (pixels + row * stride + area.minX).update(
        from: other.pixels + row * other.stride + area.minX, count: area.width)
    }
  }

  /// Shrinks the bitmap into one that is no larger, by averaging areas; false if that is larger or
  /// memory short.
  package func downscale(into other: Bitmap) -> Bool {
    guard
      px_downscale(
        other.pixels, other.stride, other.width, other.height, pixels, stride, width, height)
    else { return false }
    other.isOpaque = isOpaque
    return true
  }
}
