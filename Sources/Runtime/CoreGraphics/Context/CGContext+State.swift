import CCairo

extension CGContext {
  /// Sets the fill colour. Black at first.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  /// Sets the stroke colour. Black at first.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  /// Sets the fill colour, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke colour, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill colour, as a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the stroke colour, as a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the alpha that multiplies everything drawn, 0 … 1. 1 at first.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha > 0 ? min(alpha, 1) : 0
  }

  /// Sets the blend mode of drawing.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets the width of strokes in user units. 1 at first.
  public func setLineWidth(_ width: CGFloat) {
    cairo_set_line_width(cairo, Double(max(0, width)))
  }

  /// Sets the shape of the ends of strokes. Butt at first.
  public func setLineCap(_ cap: CGLineCap) {
    switch cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
  }

  /// Sets the shape of the joins of strokes. Miter at first.
  public func setLineJoin(_ join: CGLineJoin) {
    switch join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
  }

  /// Sets the maximum length of a miter in line widths, beyond which it is cut off. 10 at first.
  public func setMiterLimit(_ limit: CGFloat) {
    cairo_set_miter_limit(cairo, Double(limit))
  }

  /// Sets the lengths of dashes and gaps, in user units, beginning `phase` into the pattern. An
  /// empty list draws solid lines; a negative length or a list of zeros is reported and ignored.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isValid = lengths.allSatisfy { $0 >= 0 && $0.isFinite }
    guard isValid, lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else {
      Misuse.report(ContextMisuse.dashPattern(lengths))
      return
    }
    cairo_set_dash(cairo, lengths.map { Double($0) }, Int32(lengths.count), Double(phase))
  }

  /// Sets the maximum deviation of drawn curves from their exact form, in pixels.
  public func setFlatness(_ flatness: CGFloat) {
    cairo_set_tolerance(cairo, Double(max(0.01, flatness)))
  }

  /// Sets whether edges are antialiased. They are at first.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    cairo_set_antialias(
      cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// The quality with which scaled images are interpolated.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}

extension CGBlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Indicates whether cairo's operator also changes pixels outside the drawn shape, which Apple's
  /// does not.
  var reachesBeyondShape: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
