import CCairo
import CPixels
import Foundation

/// Memory in which the coverage of paths is drawn, reused from path to path.
package final class CoverageCanvas {
  private var pixels: UnsafeMutablePointer<UInt8>?
  private var stride = 0
  private var height = 0
  private var cairo: OpaquePointer?

  /// The step in which the canvas grows, so that shapes of similar sizes share it. tunable: pixels
  private static let step = 64

  /// Creates a canvas without memory.
  package init() {}

  deinit { release() }

  private func release() {
    if let cairo { cairo_destroy(cairo) }
    cairo = nil
    pixels?.deallocate()
    pixels = nil
  }

  private func reserve(width: Int, height: Int) -> Bool {
    if cairo != nil, width <= stride, height <= self.height { return true }
    func grown(_ wanted: Int, _ present: Int) -> Int {
      (max(wanted, present) + Self.step - 1) / Self.step * Self.step
    }
    release()
    (stride, self.height) = (grown(width, stride), grown(height, self.height))
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * self.height)
    memory.initialize(repeating: 0, count: stride * self.height)
    pixels = memory
    let surface = cairo_image_surface_create_for_data(
      memory, CAIRO_FORMAT_A8, Int32(stride), Int32(self.height), Int32(stride))
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let made = cairo_create(surface)
    else { return false }
    cairo_set_source_rgba(made, 0, 0, 0, 1)
    cairo_set_fill_rule(made, CAIRO_FILL_RULE_EVEN_ODD)
    cairo = made
    return true
  }

  /// Sets a mask to the coverage of a path in pixels of the mask, by the even-odd rule. The rows of
  /// the mask are `width` bytes apart. A mask larger than a bitmap can be is not changed, and the
  /// result is `false`.
  @discardableResult
  package func draw(
    _ path: CGPath, into mask: UnsafeMutablePointer<UInt8>, width: Int, height: Int
  ) -> Bool {
    guard Bitmap.isValidSize(width: width, height: height), reserve(width: width, height: height),
      let cairo, let pixels
    else { return false }
    let surface = cairo_get_target(cairo)
    cairo_surface_flush(surface)
    for row in 0..<height { memset(pixels + row * stride, 0, width) }
    cairo_surface_mark_dirty(surface)
    cairo_new_path(cairo)
    CGContext.append(path, to: cairo)
    cairo_fill(cairo)
    cairo_surface_flush(surface)
    for row in 0..<height { memcpy(mask + row * width, pixels + row * stride, width) }
    return true
  }
}
