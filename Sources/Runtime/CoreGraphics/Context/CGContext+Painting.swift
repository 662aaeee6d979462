import CCairo

extension CGContext {
  /// Draws with the state's alpha, blend mode and shadow. `source` sets the source of a cairo
  /// context, `shape` draws with it; both may be called more than once.
  package func paint(
    source: (OpaquePointer, _ alpha: Double) -> Void, shape: (OpaquePointer) -> Void
  ) {
    if let shadow = state.shadow {
      drawShadow(shadow, source: source, shape: shape)
    }
    guard state.blendMode.reachesBeyondShape else {
      cairo_set_operator(cairo, state.blendMode.cairoOperator)
      source(cairo, Double(state.alpha))
      shape(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      return
    }
    paintInsideShapeOnly(source: source, shape: shape)
  }

  /// Blends everywhere on a copy of the content, then paints the copy inside the shape.
  private func paintInsideShapeOnly(
    source: (OpaquePointer, _ alpha: Double) -> Void, shape: (OpaquePointer) -> Void
  ) {
    pushGroupWithBackdrop()
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    source(cairo, Double(state.alpha))
    cairo_paint(cairo)
    let mixed = cairo_pop_group(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source(cairo, mixed)
    shape(cairo)
    cairo_pattern_destroy(mixed)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  /// Begins a cairo group that already contains the content below it.
  func pushGroupWithBackdrop() {
    let below = cairo_get_group_target(cairo)
    cairo_push_group(cairo)
    cairo_save(cairo)
    cairo_reset_clip(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, below, 0, 0)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  /// Draws a shape in a colour.
  package func paint(_ color: CGColor, shape: (OpaquePointer) -> Void) {
    let rgba = color.sRGBComponents
    paint(
      source: { cairo, alpha in
        cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, rgba.w * alpha)
      }, shape: shape)
  }

  /// Draws a shape in the fill colour. `shape` is called with a cairo context in the current user
  /// space.
  package func paintFill(shape: (OpaquePointer) -> Void) {
    paint(state.fillColor, shape: shape)
  }

  /// Fills a rectangle, in user units, and clears the path.
  public func fill(_ rect: CGRect) {
    devicePath = CGMutablePath()
    let rect = rect.standardized
    guard !rect.isNull, !rect.isEmpty else { return }
    paintFill { cairo in
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      cairo_fill(cairo)
    }
  }

  /// Fills rectangles, in user units, and clears the path.
  public func fill(_ rects: [CGRect]) {
    for rect in rects {
      fill(rect)
    }
  }

  /// Fills the ellipse inside a rectangle and clears the path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes a rectangle's outline and clears the path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle's outline with a line of the given width and clears the path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Strokes the outline of the ellipse inside a rectangle and clears the path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes the line between each pair of points and clears the path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes the pixels of a rectangle transparent, in user units.
  public func clear(_ rect: CGRect) {
    let rect = rect.standardized
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  /// Fills the path and clears it. Open subpaths are closed for it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the path and clears it.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills or strokes the path, or both, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = devicePath
    devicePath = CGMutablePath()
    guard !path.isEmpty else { return }
    if mode != .stroke {
      let evenOdd = mode == .eoFill || mode == .eoFillStroke
      paintFill { cairo in
        Self.setPath(path, on: cairo, base: self.cairo)
        cairo_set_fill_rule(
          cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
      }
    }
    if mode != .fill, mode != .eoFill {
      paint(state.strokeColor) { cairo in
        Self.setPath(path, on: cairo, base: self.cairo)
        cairo_stroke(cairo)
      }
    }
  }

  /// Sets a path of pixels as the current path of `cairo`. `base` is the context whose user space
  /// the pixels belong to; a context for a shadow has the same pixels at another place.
  static func setPath(_ path: CGPath, on cairo: OpaquePointer, base: OpaquePointer) {
    var user = cairo_matrix_t()
    cairo_get_matrix(cairo, &user)
    var baseUser = cairo_matrix_t()
    cairo_get_matrix(base, &baseUser)
    let toPixels = CGAffineTransform(baseUser).inverted().concatenating(CGAffineTransform(user))
    var matrix = cairo_matrix_t(toPixels)
    cairo_new_path(cairo)
    cairo_set_matrix(cairo, &matrix)
    append(path, to: cairo)
    cairo_set_matrix(cairo, &user)
  }

  /// Adds a path's elements to cairo's current path, in cairo's user space.
  package static func append(_ path: CGPath, to cairo: OpaquePointer) {
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(cairo, point.x, point.y)
      case .line(let point):
        cairo_line_to(cairo, point.x, point.y)
      case .quad(let point, let control):
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        cairo_curve_to(
          cairo, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
          point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3,
          point.x, point.y)
      case .curve(let point, let control1, let control2):
        cairo_curve_to(
          cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close:
        cairo_close_path(cairo)
      }
    }
  }
}
