import CCairo
import Foundation

/// A rectangle of pixels: premultiplied blue, green, red, alpha in that order of bytes, which is
/// cairo's ARGB32 and a little-endian `UInt32` of the form 0xAARRGGBB.
package final class Bitmap {
  /// The size in pixels, at least 1.
  package let width: Int
  package let height: Int
  /// The number of pixels from the start of one row to the start of the next.
  package let stride: Int
  /// The first pixel of the top row, on a 64-byte boundary if the bitmap allocated it.
  package let pixels: UnsafeMutablePointer<UInt32>
  /// Indicates whether every pixel is known to have full alpha. Drawing code keeps it consistent
  /// with the pixels.
  package var isOpaque: Bool

  private let ownedMemory: UnsafeMutableRawPointer?
  /// The alignment of the first pixel, in bytes.
  private static let alignment = 64

  /// The maximum length of a side, which is cairo's.
  package static let maximumSide = 32_767
  /// The maximum number of pixels of one bitmap: 512 MB. More than any screen at any scale.
  package static let maximumPixels = 128 << 20

  /// Returns whether a bitmap of this size can exist.
  package static func isValidSize(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= maximumSide && height <= maximumSide
      && width * height <= maximumPixels
  }

  /// Creates a transparent bitmap; `nil` for a size out of bounds or if memory is short.
  package init?(width: Int, height: Int) {
    guard Self.isValidSize(width: width, height: height) else { return nil }
    let stride = (width + 15) & ~15
    let bytes = stride * height * 4
    // Pages that are fresh from the system are clear already and are not written twice.
    guard let base = calloc(1, bytes + Self.alignment) else { return nil }
    let memory = base.alignedUp(toMultipleOf: Self.alignment)
    self.width = width
    self.height = height
    self.stride = stride
    pixels = memory.bindMemory(to: UInt32.self, capacity: stride * height)
    isOpaque = false
    ownedMemory = base
  }

  /// Creates a bitmap over memory that the caller owns and frees.
  package init?(
    borrowing pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int
  ) {
    guard Self.isValidSize(width: width, height: height), stride >= width else { return nil }
    self.width = width
    self.height = height
    self.stride = stride
    self.pixels = pixels
    isOpaque = false
    ownedMemory = nil
  }

  deinit {
    free(ownedMemory)
  }

  /// Sets every pixel to a premultiplied value.
  package func clear(to pixel: UInt32 = 0) {
    for row in 0..<height {
      pixels.advanced(by: row * stride).update(repeating: pixel, count: width)
    }
    isOpaque = pixel >> 24 == 0xFF
  }

  /// Returns a bitmap with the same pixels; `nil` if memory is short.
  package func copy() -> Bitmap? {
    copy(x: 0, y: 0, width: width, height: height)
  }

  /// Returns a bitmap with the pixels of a part, which must lie inside.
  package func copy(x: Int, y: Int, width: Int, height: Int) -> Bitmap? {
    guard x >= 0, y >= 0, x + width <= self.width, y + height <= self.height,
      let copy = Bitmap(width: width, height: height)
    else { return nil }
    for row in 0..<height {
      copy.pixels.advanced(by: row * copy.stride).update(
        from: pixels.advanced(by: (y + row) * stride + x), count: width)
    }
    copy.isOpaque = isOpaque
    return copy
  }

  /// The pixel at a column and row, 0 at the top left; 0 outside.
  package subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return pixels[y * stride + x]
  }

  /// Returns a cairo surface over the pixels, which must not outlive the bitmap.
  package func makeSurface() -> OpaquePointer? {
    let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    return cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride * 4))
  }
}
