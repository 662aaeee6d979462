import CPixels
import Foundation

/// A picture made of pixels. Immutable.
public final class CGImage: @unchecked Sendable {
  /// The pixels; nobody writes to them any more.
  package let bitmap: Bitmap

  /// Wraps a bitmap, which must not be drawn to afterwards.
  package init(bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The number of columns.
  public var width: Int { bitmap.width }
  /// The number of rows.
  public var height: Int { bitmap.height }
  /// Bits of one component: 8.
  public var bitsPerComponent: Int { 8 }
  /// Bits of one pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// Bytes from one row to the next.
  public var bytesPerRow: Int { bitmap.stride * 4 }
  /// The space of the components: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace.shared.sRGB }
  /// Whether and where a pixel keeps its alpha.
  public var alphaInfo: CGImageAlphaInfo {
    bitmap.isOpaque ? .noneSkipFirst : .premultipliedFirst
  }
  /// The layout of a pixel: little-endian 32-bit units, alpha in the highest byte.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  /// The pixels inside `rect`, in pixels with y down, after `rect` is widened to whole pixels and
  /// cut to the image; `nil` if nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(bounds)
    guard !part.isNull, !part.isEmpty else { return nil }
    return bitmap.copy(
      x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)
    ).map(CGImage.init(bitmap:))
  }

  /// The pixels' bytes, `bytesPerRow` for each row from the top, laid out as `bitmapInfo` tells.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: Data(bytes: bitmap.pixels, count: bytesPerRow * height))
  }

  /// The same image.
  public func copy() -> CGImage? {
    self
  }
}

extension CGImage: Hashable {
  /// Images are equal if they are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs
  }

  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
