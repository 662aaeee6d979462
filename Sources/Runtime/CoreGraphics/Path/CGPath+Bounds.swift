import Foundation

extension CGPath {
  /// The smallest rectangle around all points, including control points; null for an empty path.
  public var boundingBox: CGRect {
    var box = BoxBuilder()
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.add(point)
      case .quad(let point, let control):
        box.add(point)
        box.add(control)
      case .curve(let point, let control1, let control2):
        box.add(point)
        box.add(control1)
        box.add(control2)
      case .close:
        break
      }
    }
    return box.rect
  }

  /// The smallest rectangle around the path itself; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var box = BoxBuilder()
    var from = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.add(point)
      case .quad(let point, let control):
        box.addCurve(
          from, from.mixed(control, 2.0 / 3), point.mixed(control, 2.0 / 3), point)
      case .curve(let point, let control1, let control2):
        box.addCurve(from, control1, control2, point)
      case .close:
        break
      }
      from = element.end ?? from
    }
    return box.rect
  }
}

extension CGPoint {
  /// Returns the point at a fraction of the distance to another.
  func mixed(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

private struct BoxBuilder {
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  mutating func addCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    add(p3)
    let xs = extremes(p0.x, p1.x, p2.x, p3.x)
    let ys = extremes(p0.y, p1.y, p2.y, p3.y)
    for t in xs + ys {
      add(cubicPoint(p0, p1, p2, p3, at: t))
    }
  }

  /// Returns the parameters inside the curve at which the derivative of a cubic is zero.
  private func extremes(_ v0: CGFloat, _ v1: CGFloat, _ v2: CGFloat, _ v3: CGFloat) -> [CGFloat] {
    let a = -v0 + 3 * v1 - 3 * v2 + v3
    let b = 2 * (v0 - 2 * v1 + v2)
    let c = v1 - v0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  var rect: CGRect {
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// Returns a point of a cubic curve.
func cubicPoint(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: CGFloat)
  -> CGPoint
{
  let u = 1 - t
  let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
  return CGPoint(
    x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
    y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
}
