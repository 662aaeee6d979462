import CCairo
import CoreGraphics
import Foundation

/// A bitmap that is drawn to in points, with y downwards.
final class ImageCanvas {
  let context: CGContext
  let scale: CGFloat
  private let bitmap: Bitmap

  /// Creates a canvas that covers at least `size`, or returns `nil` when there are no pixels or too
  /// many.
  init?(size: CGSize, scale: CGFloat, isOpaque: Bool, origin: CGPoint = .zero) {
    let width = (size.width * scale - 0.001).rounded(.up)
    let height = (size.height * scale - 0.001).rounded(.up)
    let limit = CGFloat(Bitmap.maximumSide)
    guard width >= 1, height >= 1, width <= limit, height <= limit,
      let bitmap = Bitmap(width: Int(width), height: Int(height)),
      let context = CGContext(bitmap: bitmap, scale: scale, flipped: true)
    else { return nil }
    bitmap.isOpaque = isOpaque
    if isOpaque { bitmap.clear(to: 0xFF00_0000) }
    self.bitmap = bitmap
    self.context = context
    self.scale = scale
    context.translateBy(x: -origin.x, y: -origin.y)
  }

  /// Returns the image drawn so far; drawing may continue.
  func snapshot() -> UIImage? {
    context.flush()
    return bitmap.copy().map {
      $0.isOpaque = bitmap.isOpaque
      return UIImage(cgImage: CGImage(bitmap: $0), scale: scale, orientation: .up)
    }
  }

  /// Returns the image and ends drawing.
  func finish() -> CGImage {
    context.finish()
    return CGImage(bitmap: bitmap)
  }

  /// Returns the scale, or that of the current traits if it is invalid.
  static func usable(scale: CGFloat) -> CGFloat {
    if scale > 0, scale.isFinite { return scale }
    let current = UITraitCollection.current.displayScale
    return current > 0 ? current : 1
  }

  // The images begun with UIGraphicsBeginImageContext; all drawing is on the main thread.
  nonisolated(unsafe) static var open: [ImageCanvas] = []
}

extension CGContext {
  /// Writes what was drawn so far into the bitmap, unless a group is open.
  fileprivate func flush() {
    cairo_surface_flush(cairo_get_target(cairo))
  }
}
