import CCairo
import CPixels
import Foundation

/// A mask with one byte of coverage per pixel, for the mask kernels of CPixels: the shape of
/// rounded corners, or of a shadow after blurring.
package final class CoverageMask {
  /// The size in pixels, at least 1.
  package let width: Int
  package let height: Int
  /// The number of bytes from one row to the next, a multiple of 64.
  package let stride: Int
  /// The first byte of the top row.
  package let bytes: UnsafeMutablePointer<UInt8>

  /// Creates an empty mask; `nil` for a size out of bounds or if memory is short.
  package init?(width: Int, height: Int) {
    guard Bitmap.isValidSize(width: width, height: height) else { return nil }
    let stride = (width + 63) & ~63
    var memory: UnsafeMutableRawPointer?
    guard posix_memalign(&memory, 64, stride * height) == 0, let memory else { return nil }
    memset(memory, 0, stride * height)
    self.width = width
    self.height = height
    self.stride = stride
    bytes = memory.bindMemory(to: UInt8.self, capacity: stride * height)
  }

  /// Creates the coverage of a filled path, which `transform` converts to pixels with y down.
  package convenience init?(
    path: CGPath, transform: CGAffineTransform, width: Int, height: Int,
    rule: CGPathFillRule = .winding
  ) {
    self.init(width: width, height: height)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return nil }
    defer { cairo_destroy(cairo) }
    CGContext.append(CGPath(elements: path.transformedElements(transform)), to: cairo)
    cairo_set_fill_rule(
      cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_fill(cairo)
    cairo_surface_flush(surface)
  }

  deinit {
    free(bytes)
  }

  /// Blurs the mask with a standard deviation of `sigma` pixels. Everything outside counts as
  /// empty. Returns `false`, with the mask unchanged, if memory is short.
  @discardableResult
  package func blur(sigma: Double) -> Bool {
    px_blur_mask(bytes, stride, width, height, sigma)
  }

  /// The coverage at a column and row, 0 at the top left; 0 outside.
  package subscript(x: Int, y: Int) -> UInt8 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return bytes[y * stride + x]
  }
}
