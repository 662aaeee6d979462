import CCairo
import Foundation

extension CGContext {
  /// Draws an image scaled to fill a rectangle of user space, with the image's top at the
  /// rectangle's largest y, as Apple does: upright where y increases upwards, upside down in a
  /// context of UIKit, which is flipped.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized
    let placement = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    draw(image, placement: placement, outline: rect)
  }

  /// Draws an image scaled to fill a rectangle, with its top at the rectangle's smallest y: upright
  /// in a context of UIKit.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized
    let placement = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY)
    draw(image, placement: placement, outline: rect)
  }

  /// Draws an image; `placement` converts the image's pixels, y down, to user space.
  private func draw(_ image: CGImage, placement: CGAffineTransform, outline: CGRect) {
    guard !outline.isNull, !outline.isEmpty, let surface = image.bitmap.makeSurface() else {
      return
    }
    defer { cairo_surface_destroy(surface) }
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    let placed = placement.concatenating(userToPixels)
    var matrix = cairo_matrix_t(placement.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, filter(for: placed))
    paint(
      source: { cairo, alpha in
        Self.setSource(pattern, alpha: alpha, on: cairo)
      },
      shape: { cairo in
        cairo_new_path(cairo)
        cairo_rectangle(cairo, outline.minX, outline.minY, outline.width, outline.height)
        cairo_fill(cairo)
      })
  }

  /// Sets a pattern with an alpha as the source.
  static func setSource(_ pattern: OpaquePointer?, alpha: Double, on cairo: OpaquePointer) {
    guard alpha < 1 else { return cairo_set_source(cairo, pattern) }
    cairo_push_group(cairo)
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, alpha)
    cairo_pop_group_to_source(cairo)
  }

  private func filter(for placed: CGAffineTransform) -> cairo_filter_t {
    let isPixelExact =
      placed.isTranslation && placed.tx == placed.tx.rounded() && placed.ty == placed.ty.rounded()
    if isPixelExact { return CAIRO_FILTER_NEAREST }
    switch state.interpolation {
    case .none: return CAIRO_FILTER_NEAREST
    case .low: return CAIRO_FILTER_BILINEAR
    case .default, .medium: return CAIRO_FILTER_GOOD
    case .high: return CAIRO_FILTER_BEST
    }
  }
}
