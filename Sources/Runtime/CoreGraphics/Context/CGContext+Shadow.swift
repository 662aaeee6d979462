import CCairo
import CPixels

/// A shadow: offset and blur in units of the context's base space.
struct Shadow {
  var offset: CGSize
  var blur: CGFloat
  var color: CGColor
}

extension CGContext {
  /// Sets the shadow of everything drawn from now on. Offset and blur ignore the transform: they
  /// are in the units the context began with. The shadow's edge fades over about `blur` on both
  /// sides. A colour of `nil` removes the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(offset: offset, blur: max(0, blur), color: $0) }
  }

  /// Sets a black shadow of one third alpha.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// The ratio of the blur's standard deviation to `blur`: half of it (documented for CSS and
  /// canvas shadows, whose look Core Graphics shares).
  private static let sigmaPerBlur: CGFloat = 0.5

  /// Draws the shape's alpha into a separate bitmap, blurs it, and paints the colour through it.
  func drawShadow(
    _ shadow: Shadow, source: (OpaquePointer, _ alpha: Double) -> Void,
    shape: (OpaquePointer) -> Void
  ) {
    guard shadow.color.alpha > 0 else { return }
    let sigma = Double(shadow.blur * Self.sigmaPerBlur * baseTransform.meanScale)
    let offset = shadow.offset.applying(baseTransform)
    let reach = CGFloat(px_blur_reach(sigma))
    let clip = boundingBoxOfClipPath.applying(userToPixels).integral
    // The area whose shadow can fall into the clip: the clip moved back by the offset, and extended
    // by the blur's extent.
    let area = clip.offsetBy(dx: -offset.width.rounded(), dy: -offset.height.rounded())
      .insetBy(dx: -reach - 1, dy: -reach - 1)
    let maximum = CGFloat(Bitmap.maximumSide)
    guard !clip.isEmpty, area.width <= maximum, area.height <= maximum else { return }
    let drawn = drawnPart(of: area, reach: reach, source: source, shape: shape)
    guard !drawn.isEmpty,
      let mask = makeShadowMask(area: drawn, sigma: sigma, source: source, shape: shape)
    else { return }
    defer { cairo_surface_destroy(mask) }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, state.blendMode == .copy ? CAIRO_OPERATOR_OVER : shadowOperator)
    let rgba = shadow.color.sRGBComponents
    cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, rgba.w)
    cairo_mask_surface(
      cairo, mask, drawn.minX + offset.width, drawn.minY + offset.height)
    cairo_restore(cairo)
  }

  /// The step by which the area of a shadow is larger than its shape: a wide blur is done in squares of
  /// 4 pixels, and one four times as wide in squares of 16, which have to stay where they are in the
  /// whole area. tunable: pixels
  private static let shadowStep: CGFloat = 64

  /// Returns the part of an area, in pixels, that the blurred shape reaches; empty if it is outside.
  private func drawnPart(
    of area: CGRect, reach: CGFloat, source: (OpaquePointer, _ alpha: Double) -> Void,
    shape: (OpaquePointer) -> Void
  ) -> CGRect {
    // A recording notes what is drawn without drawing it.
    guard let recording = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil) else {
      return area
    }
    defer { cairo_surface_destroy(recording) }
    guard let context = cairo_create(recording) else { return area }
    defer { cairo_destroy(context) }
    drawShape(on: context, origin: area.origin, source: source, shape: shape)
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(recording, &x, &y, &width, &height)
    guard cairo_surface_status(recording) == CAIRO_STATUS_SUCCESS else { return area }
    guard width > 0, height > 0 else { return .zero }
    let step = Self.shadowStep
    let margin = reach + step / 4
    let minX = max(0, ((CGFloat(x) - margin) / step).rounded(.down) * step)
    let minY = max(0, ((CGFloat(y) - margin) / step).rounded(.down) * step)
    let maxX = min(area.width, ((CGFloat(x + width) + margin) / step).rounded(.up) * step)
    let maxY = min(area.height, ((CGFloat(y + height) + margin) / step).rounded(.up) * step)
    guard minX < maxX, minY < maxY else { return .zero }
    return CGRect(x: area.minX + minX, y: area.minY + minY, width: maxX - minX, height: maxY - minY)
  }

  /// Draws a shape on another context, whose origin is at a pixel of this one.
  private func drawShape(
    on context: OpaquePointer, origin: CGPoint,
    source: (OpaquePointer, _ alpha: Double) -> Void, shape: (OpaquePointer) -> Void
  ) {
    copyLineState(to: context)
    let placed = userToPixels.concatenating(
      CGAffineTransform(translationX: -origin.x, y: -origin.y))
    var matrix = cairo_matrix_t(placed)
    cairo_set_matrix(context, &matrix)
    source(context, Double(state.alpha))
    shape(context)
  }

  /// The cairo operator of the shadow; modes that would also change pixels outside the shadow draw
  /// it normally.
  private var shadowOperator: cairo_operator_t {
    state.blendMode.reachesBeyondShape || state.blendMode == .clear
      ? CAIRO_OPERATOR_OVER : state.blendMode.cairoOperator
  }

  /// Returns the blurred alpha of what `shape` draws inside `area`, which is in pixels.
  private func makeShadowMask(
    area: CGRect, sigma: Double, source: (OpaquePointer, _ alpha: Double) -> Void,
    shape: (OpaquePointer) -> Void
  ) -> OpaquePointer? {
    let (width, height) = (Int32(area.width), Int32(area.height))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height) else {
      return nil
    }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    guard let context, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    drawShape(on: context, origin: area.origin, source: source, shape: shape)
    cairo_surface_flush(surface)
    if let bytes = cairo_image_surface_get_data(surface) {
      _ = px_blur_mask(
        bytes, Int(cairo_image_surface_get_stride(surface)), Int(width), Int(height), sigma)
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// Copies the line attributes to another cairo context, so that strokes look the same there.
  private func copyLineState(to other: OpaquePointer) {
    cairo_set_line_width(other, cairo_get_line_width(cairo))
    cairo_set_line_cap(other, cairo_get_line_cap(cairo))
    cairo_set_line_join(other, cairo_get_line_join(cairo))
    cairo_set_miter_limit(other, cairo_get_miter_limit(cairo))
    cairo_set_antialias(other, cairo_get_antialias(cairo))
    cairo_set_tolerance(other, cairo_get_tolerance(cairo))
    var dashes = [Double](repeating: 0, count: Int(cairo_get_dash_count(cairo)))
    var phase = 0.0
    cairo_get_dash(cairo, &dashes, &phase)
    cairo_set_dash(other, dashes, Int32(dashes.count), phase)
  }
}
