import CCairo
import CPixels

/// An active mask: cairo draws into a group that began as a copy of the content below, and when the
/// state ends the group replaces that content inside the mask.
struct MaskLayer {
  /// The mask's alpha, in the coordinates and size of the bitmap's pixels.
  var pattern: OpaquePointer
  /// The surface below the group, and the group.
  var below: OpaquePointer
  var group: OpaquePointer
}

extension CGContext {
  /// Intersects the clip with an image scaled to fill a rectangle, placed as `draw(_:in:)` places
  /// it: later drawing is multiplied by the image's alpha, and clipped outside the rectangle. An
  /// image without alpha is used as a grayscale mask, in which white lets everything through.
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = rect.standardized
    clip(to: rect)
    guard !rect.isEmpty, let pattern = makeMaskPattern(mask, in: rect) else { return }
    let below: OpaquePointer = cairo_surface_reference(cairo_get_group_target(cairo))
    pushGroupWithBackdrop()
    let group: OpaquePointer = cairo_surface_reference(cairo_get_group_target(cairo))
    state.maskLayers.append(MaskLayer(pattern: pattern, below: below, group: group))
  }

  /// Returns the mask as a pattern in pixels, so that it stays in place when the transform changes.
  private func makeMaskPattern(_ mask: CGImage, in rect: CGRect) -> OpaquePointer? {
    let source = mask.bitmap.isOpaque ? luminance(of: mask.bitmap) : mask.bitmap
    guard let source, let canvas = Bitmap(width: bitmap.width, height: bitmap.height),
      let context = CGContext(bitmap: canvas, scale: 1, flipped: true)
    else { return nil }
    context.concatenate(userToPixels)
    context.draw(CGImage(bitmap: source), in: rect)
    context.finish()
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(bitmap.width), Int32(bitmap.height))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    px_alpha(
      bytes, Int(cairo_image_surface_get_stride(surface)), canvas.pixels, canvas.stride,
      canvas.width, canvas.height)
    cairo_surface_mark_dirty(surface)
    return cairo_pattern_create_for_surface(surface)
  }

  /// Returns a bitmap whose alpha is the gray of an opaque one (documented: Rec. 709 weights).
  private func luminance(of bitmap: Bitmap) -> Bitmap? {
    guard let gray = Bitmap(width: bitmap.width, height: bitmap.height) else { return nil }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        let value = (red * 2126 + green * 7152 + blue * 722 + 5000) / 10000
        gray.pixels[y * gray.stride + x] = value * 0x0101_0101
      }
    }
    return gray
  }

  /// Paints the groups of the state's masks through their masks, innermost first.
  func endMaskLayers() {
    while let layer = state.maskLayers.popLast() {
      guard let result = cairo_pop_group(cairo) else { return }
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      cairo_save(cairo)
      cairo_set_source(cairo, result)
      cairo_identity_matrix(cairo)
      cairo_mask(cairo, layer.pattern)
      cairo_restore(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_pattern_destroy(result)
      layer.release()
    }
  }
}

extension MaskLayer {
  func release() {
    cairo_surface_destroy(below)
    cairo_surface_destroy(group)
    cairo_pattern_destroy(pattern)
  }
}
