import CPixels
import Foundation

extension Bitmap {
  /// Returns a part of the image in another size: averaged if it is smaller, interpolated if it is
  /// larger.
  func resampled(_ part: CGRect, width: Int, height: Int, nearest: Bool) -> Bitmap? {
    guard let target = Bitmap(width: width, height: height) else { return nil }
    if nearest {
      takeNearest(part, to: target)
      target.isOpaque = isOpaque
      return target
    }
    let isWhole =
      part == CGRect(x: 0, y: 0, width: CGFloat(self.width), height: CGFloat(self.height))
    if isWhole, width <= self.width, height <= self.height,
      px_downscale(
        target.pixels, target.stride, width, height, pixels, stride, self.width, self.height)
    {
      target.isOpaque = isOpaque
      return target
    }
    guard let context = CGContext(bitmap: target, scale: 1, flipped: true) else { return nil }
    context.interpolationQuality = .high
    let scaleX = CGFloat(width) / part.width
    let scaleY = CGFloat(height) / part.height
    context.drawUpright(
      CGImage(bitmap: self),
      in: CGRect(
        x: -part.minX * scaleX, y: -part.minY * scaleY, width: CGFloat(self.width) * scaleX,
        height: CGFloat(self.height) * scaleY))
    context.finish()
    return target
  }

  private func takeNearest(_ part: CGRect, to target: Bitmap) {
    for y in 0..<target.height {
      let row = part.minY + (CGFloat(y) + 0.5) * part.height / CGFloat(target.height)
      for x in 0..<target.width {
        let column = part.minX + (CGFloat(x) + 0.5) * part.width / CGFloat(target.width)
        target.pixels[y * target.stride + x] =
          self[
            min(max(Int(clamping: column), 0), width - 1),
            min(max(Int(clamping: row), 0), height - 1)]
      }
    }
  }
}
