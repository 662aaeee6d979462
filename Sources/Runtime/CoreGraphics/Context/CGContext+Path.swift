import CCairo

extension CGContext {
  /// Clears the current path and begins an empty one.
  public func beginPath() {
    devicePath = CGMutablePath()
  }

  /// Begins a new subpath, in user units, as all path calls.
  public func move(to point: CGPoint) {
    devicePath.move(to: point, transform: userToPixels)
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) {
    devicePath.addLine(to: point, transform: userToPixels)
  }

  /// Adds a subpath of lines through all points.
  public func addLines(between points: [CGPoint]) {
    devicePath.addLines(between: points, transform: userToPixels)
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    devicePath.addQuadCurve(to: end, control: control, transform: userToPixels)
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    devicePath.addCurve(
      to: end, control1: control1, control2: control2, transform: userToPixels)
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) {
    devicePath.addRect(rect, transform: userToPixels)
  }

  /// Adds rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect]) {
    devicePath.addRects(rects, transform: userToPixels)
  }

  /// Adds the ellipse inside a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect) {
    devicePath.addEllipse(in: rect, transform: userToPixels)
  }

  /// Adds an arc; `clockwise` means towards smaller angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    devicePath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: userToPixels)
  }

  /// Adds an arc that touches two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    devicePath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: userToPixels)
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) {
    devicePath.addPath(path, transform: userToPixels)
  }

  /// Ends the subpath with a line to its first point.
  public func closePath() {
    devicePath.closeSubpath()
  }

  /// A Boolean value that indicates whether the current path has no elements.
  public var isPathEmpty: Bool {
    devicePath.isEmpty
  }

  /// The point at which the next line would begin, in user units.
  public var currentPointOfPath: CGPoint {
    devicePath.currentPoint.applying(userToPixels.inverted())
  }

  /// The current path in user units; `nil` if it is empty.
  public var path: CGPath? {
    guard !devicePath.isEmpty else { return nil }
    return CGPath(elements: devicePath.transformedElements(userToPixels.inverted()))
  }

  /// The smallest rectangle of user space around the path's points and control points.
  public var boundingBoxOfPath: CGRect {
    path?.boundingBox ?? .null
  }

  /// Returns whether drawing the path in a mode by filling would cover a point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    return path?.contains(point, using: rule) ?? false
  }

  /// Intersects the clip with the inside of the path and clears the path. An empty path clips
  /// everything.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = devicePath
    devicePath = CGMutablePath()
    Self.setPath(path, on: cairo, base: cairo)
    cairo_set_fill_rule(
      cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(cairo)
  }

  /// Intersects the clip with a rectangle and clears the path.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Intersects the clip with the union of rectangles and clears the path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The smallest rectangle of user space around the clip.
  public var boundingBoxOfClipPath: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
