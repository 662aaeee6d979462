import CPixels
import Foundation

/// An immutable bitmap image.
public final class CGImage: @unchecked Sendable {
  /// The pixels, which are not written to any more.
  package let bitmap: Bitmap

  /// Creates an image over a bitmap, which must not be drawn to afterwards.
  package init(bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The number of columns.
  public var width: Int { bitmap.width }
  /// The number of rows.
  public var height: Int { bitmap.height }
  /// The number of bits of one component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of one pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes from one row to the next.
  public var bytesPerRow: Int { bitmap.stride * 4 }
  /// The colour space of the components: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace.shared.sRGB }
  /// The presence and position of alpha in a pixel.
  public var alphaInfo: CGImageAlphaInfo {
    bitmap.isOpaque ? .noneSkipFirst : .premultipliedFirst
  }
  /// The layout of a pixel: little-endian 32-bit units, alpha in the highest byte.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  /// Returns the pixels inside `rect`, in pixels with y down, after `rect` is extended to whole
  /// pixels and intersected with the image; `nil` if nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(bounds)
    guard !part.isNull, !part.isEmpty else { return nil }
    return bitmap.copy(
      x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)
    ).map(CGImage.init(bitmap:))
  }

  /// The pixels' bytes, `bytesPerRow` for each row from the top, in the layout of `bitmapInfo`.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: Data(bytes: bitmap.pixels, count: bytesPerRow * height))
  }

  /// Returns the same image.
  public func copy() -> CGImage? {
    self
  }
}

extension CGImage: Hashable {
  /// Returns whether two images are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs
  }

  /// Feeds the object's identity into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
