import Foundation

extension CGMutablePath {
  /// Begins a new subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point.applying(transform)))
  }

  /// Adds a line from the current point. Without a current point the call is reported and ignored.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard checkCurrentPoint(#function) else { return }
    append(.line(point.applying(transform)))
  }

  /// Adds a quadratic curve from the current point; ignored and reported without one.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard checkCurrentPoint(#function) else { return }
    append(.quad(end.applying(transform), control: control.applying(transform)))
  }

  /// Adds a cubic curve from the current point; ignored and reported without one.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard checkCurrentPoint(#function) else { return }
    append(
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }

  /// Ends the subpath with a line to its first point. Does nothing in an empty path.
  public func closeSubpath() {
    append(.close)
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    appendRect(rect, transform)
  }

  /// Adds each rectangle as a closed subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      appendRect(rect, transform)
    }
  }

  /// Adds a subpath that moves to the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    append(.move(first.applying(transform)))
    for point in points.dropFirst() {
      append(.line(point.applying(transform)))
    }
  }

  /// Adds the ellipse that touches the four sides of `rect` as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    appendEllipse(rect, transform)
  }

  /// Adds a rectangle with elliptic corners as a closed subpath. Corners larger than half a side
  /// are reported and reduced to it.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    appendRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform)
  }

  /// Adds an arc of a circle, after a line from the current point to its start if there is one.
  /// Angles are in radians. `clockwise` means towards smaller angles, which looks clockwise where y
  /// increases upwards and counterclockwise in UIKit's coordinates.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = arcSweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds an arc of a circle over an angle of `delta` radians, after a line from the current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let unit = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    appendArc(unit: unit.concatenating(transform), from: startAngle, delta: delta, joined: true)
  }

  /// Adds the arc that is tangent to the line from the current point to `tangent1End` and to the
  /// line from there to `tangent2End`, after a line to its start. If there is no such arc, only the
  /// line to `tangent1End` is added.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard checkCurrentPoint(#function) else { return }
    let start = currentPoint.applying(transform.inverted())
    guard let arc = TangentArc(from: start, tangent1End, tangent2End, radius: radius) else {
      append(.line(tangent1End.applying(transform)))
      return
    }
    addRelativeArc(
      center: arc.center, radius: radius, startAngle: arc.startAngle, delta: arc.delta,
      transform: transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = path.transformedElements(transform)
    if isEmpty { reserveCapacity(added.count) }
    for element in added {
      append(element)
    }
  }
}

/// Returns the angle of an arc: the end is taken at the first turn in the requested direction, and
/// a difference of a whole turn or more draws the circle once.
func arcSweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
  let turn = 2 * CGFloat.pi
  var delta = clockwise ? start - end : end - start
  if delta < 0 {
    delta = delta.truncatingRemainder(dividingBy: turn) + turn
  } else if delta > turn {
    delta = turn
  }
  return clockwise ? -delta : delta
}

/// A circle's arc in the corner p0–p1–p2.
private struct TangentArc {
  var center: CGPoint
  var startAngle: CGFloat
  var delta: CGFloat

  init?(from p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, radius: CGFloat) {
    let u = CGVector(dx: p0.x - p1.x, dy: p0.y - p1.y)
    let v = CGVector(dx: p2.x - p1.x, dy: p2.y - p1.y)
    let (lengthU, lengthV) = (hypot(u.dx, u.dy), hypot(v.dx, v.dy))
    guard radius > 0, lengthU > 0, lengthV > 0 else { return nil }
    let (ux, uy, vx, vy) = (u.dx / lengthU, u.dy / lengthU, v.dx / lengthV, v.dy / lengthV)
    let cross = ux * vy - uy * vx
    guard abs(cross) > 1e-9 else { return nil }
    let half = CGFloat(acos(Double(max(-1, min(1, ux * vx + uy * vy))))) / 2
    let reach = radius / CGFloat(tan(Double(half)))
    let touch = CGPoint(x: p1.x + ux * reach, y: p1.y + uy * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    center = CGPoint(x: touch.x - side * uy * radius, y: touch.y + side * ux * radius)
    startAngle = CGFloat(atan2(Double(touch.y - center.y), Double(touch.x - center.x)))
    delta = -side * (.pi - 2 * half)
  }
}
