import CCairo

/// Blends a rectangle of pixels into another of the same size.
///
/// Strides are in pixels.
package func blend(
  _ source: UnsafeMutablePointer<UInt32>, stride sourceStride: Int,
  into target: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int,
  mode: CGBlendMode, alpha: Double
) {
  func surface(_ pixels: UnsafeMutablePointer<UInt32>, _ stride: Int) -> OpaquePointer? {
    pixels.withMemoryRebound(to: UInt8.self, capacity: stride * height * 4) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride * 4))
    }
  }
  guard let from = surface(source, sourceStride), let to = surface(target, stride),
    let context = cairo_create(to)
  else { return }
  cairo_set_source_surface(context, from, 0, 0)
  cairo_set_operator(context, mode.cairoOperator)
  cairo_paint_with_alpha(context, alpha)
  cairo_surface_flush(to)
  cairo_destroy(context)
  cairo_surface_destroy(to)
  cairo_surface_destroy(from)
}
