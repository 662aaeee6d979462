import CCairo

extension CGContext {
  /// Fills the clip with a linear gradient from `startPoint` to `endPoint`, in user units.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint != endPoint else { return }
    draw(
      gradient, options: options,
      pattern: cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y))
  }

  /// Fills the clip with a radial gradient between two circles, in user units.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter != endCenter || startRadius != endRadius else { return }
    draw(
      gradient, options: options,
      pattern: cairo_pattern_create_radial(
        startCenter.x, startCenter.y, max(0, Double(startRadius)), endCenter.x, endCenter.y,
        max(0, Double(endRadius))))
  }

  private func draw(
    _ gradient: CGGradient, options: CGGradientDrawingOptions, pattern: OpaquePointer?
  ) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    addStops(of: gradient, to: pattern, options: options)
    paint(
      source: { cairo, alpha in Self.setSource(pattern, alpha: alpha, on: cairo) },
      shape: { cairo in cairo_paint(cairo) })
  }

  /// Adds the stops of a gradient. Beyond the ends cairo extends the outermost stops, so an end
  /// that is not extended gets an additional transparent stop.
  private func addStops(
    of gradient: CGGradient, to pattern: OpaquePointer, options: CGGradientDrawingOptions
  ) {
    func add(_ color: CGColor, at location: CGFloat, alpha: Double = 1) {
      let rgba = color.sRGBComponents
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(location), rgba.x, rgba.y, rgba.z, rgba.w * alpha)
    }
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if !options.contains(.drawsBeforeStartLocation) {
      add(first.color, at: 0, alpha: 0)
      add(first.color, at: 0)
    }
    for stop in gradient.stops {
      add(stop.color, at: stop.location)
    }
    if !options.contains(.drawsAfterEndLocation) {
      add(last.color, at: 1)
      add(last.color, at: 1, alpha: 0)
    }
  }
}
