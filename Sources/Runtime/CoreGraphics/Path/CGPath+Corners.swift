import Foundation

extension CGPath {
  /// The extent of a continuous corner along its sides, in radii (documented: the value of
  /// `CALayer.cornerCurveExpansionFactor(.continuous)`).
  package static let continuousReach: CGFloat = 1.528665

  /// Returns a rectangle whose corners are quarter circles, each with its radius in the rectangle's
  /// units. Radii that do not fit are reduced together.
  package static func circularRoundedRect(
    _ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat
  ) -> CGPath {
    roundedRect(
      rect, reach: 1,
      CornerRadii(
        topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft))
  }

  /// Returns a rectangle with continuous corners: the curvature grows from zero at the side to that
  /// of a circle of the radius at the middle of the corner. If the side is too short for the
  /// curve's extent, the corner approaches a quarter circle, which it is when the radius is half of
  /// the side.
  package static func continuousRoundedRect(
    _ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat
  ) -> CGPath {
    roundedRect(
      rect, reach: continuousReach,
      CornerRadii(
        topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft))
  }

  private static func roundedRect(_ rect: CGRect, reach: CGFloat, _ radii: CornerRadii) -> CGPath {
    let path = CGMutablePath()
    path.addRoundedRect(rect, reach: reach, radii)
    return path
  }
}

extension CGMutablePath {
  /// A move, a line and three curves for each corner, and the end.
  private static var roundedRectElements: Int { 18 }

  /// Adds a rectangle whose corners are quarter circles or continuous. Radii that do not fit are
  /// reduced together; without radii the rectangle has plain corners.
  package func addRoundedRect(_ rect: CGRect, _ radii: CornerRadii, continuous: Bool) {
    if radii.isZero { return addRect(rect) }
    addRoundedRect(rect, reach: continuous ? CGPath.continuousReach : 1, radii)
  }

  fileprivate func addRoundedRect(_ rect: CGRect, reach: CGFloat, _ wanted: CornerRadii) {
    let rect = rect.standardized
    guard !rect.isNull else { return }
    let radii = wanted.fitted(to: rect.size)
    func sideReach(_ side: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
      first + second > 0 ? max(1, min(reach, side / (first + second))) : reach
    }
    let top = sideReach(rect.width, radii.topLeft, radii.topRight)
    let right = sideReach(rect.height, radii.topRight, radii.bottomRight)
    let bottom = sideReach(rect.width, radii.bottomLeft, radii.bottomRight)
    let left = sideReach(rect.height, radii.topLeft, radii.bottomLeft)
    reserveCapacity(elements.count + Self.roundedRectElements)
    move(
      to: CGPoint(x: rect.minX + radii.topLeft * top, y: rect.minY))
    Corner(
      point: CGPoint(x: rect.maxX, y: rect.minY), back: CGVector(dx: -1, dy: 0),
      ahead: CGVector(dx: 0, dy: 1), radius: radii.topRight, reachBack: top, reachAhead: right
    ).append(to: self)
    Corner(
      point: CGPoint(x: rect.maxX, y: rect.maxY), back: CGVector(dx: 0, dy: -1),
      ahead: CGVector(dx: -1, dy: 0), radius: radii.bottomRight, reachBack: right,
      reachAhead: bottom
    ).append(to: self)
    Corner(
      point: CGPoint(x: rect.minX, y: rect.maxY), back: CGVector(dx: 1, dy: 0),
      ahead: CGVector(dx: 0, dy: -1), radius: radii.bottomLeft, reachBack: bottom,
      reachAhead: left
    ).append(to: self)
    Corner(
      point: CGPoint(x: rect.minX, y: rect.minY), back: CGVector(dx: 0, dy: 1),
      ahead: CGVector(dx: 1, dy: 0), radius: radii.topLeft, reachBack: left, reachAhead: top
    ).append(to: self)
    closeSubpath()
  }
}

/// A corner between two sides. Lengths are given along `back`, the direction from which the path
/// comes, and `ahead`, the direction in which it continues; both are unit vectors away from the
/// corner point.
private struct Corner {
  var point: CGPoint
  var back: CGVector
  var ahead: CGVector
  var radius: CGFloat
  /// The extent of the curve on each side, in radii: 1 for a circle.
  var reachBack: CGFloat
  var reachAhead: CGFloat

  func append(to path: CGMutablePath) {
    guard radius > 0 else {
      path.addLine(to: point)
      return
    }
    let first = Ease(reach: reachBack)
    let second = Ease(reach: reachAhead)
    let start = at(first.start, 0)
    if path.currentPoint != start { path.addLine(to: start) }
    if first.angle > 0 {
      path.addCurve(
        to: at(first.joint.along, first.joint.inset), control1: at(first.control1, 0),
        control2: at(first.control2, 0))
    }
    let sweep = .pi / 2 - first.angle - second.angle
    let handle = CGFloat(4.0 / 3.0 * tan(Double(sweep) / 4))
    path.addCurve(
      to: at(second.joint.inset, second.joint.along),
      control1: at(
        first.joint.along - handle * first.cosine, first.joint.inset + handle * first.sine),
      control2: at(
        second.joint.inset + handle * second.sine, second.joint.along - handle * second.cosine))
    if second.angle > 0 {
      path.addCurve(
        to: at(0, second.start), control1: at(0, second.control2),
        control2: at(0, second.control1))
    }
  }

  /// Returns a point by its distances from the corner along the two sides, in radii.
  private func at(_ alongBack: CGFloat, _ alongAhead: CGFloat) -> CGPoint {
    CGPoint(
      x: point.x + radius * (alongBack * back.dx + alongAhead * ahead.dx),
      y: point.y + radius * (alongBack * back.dy + alongAhead * ahead.dy))
  }
}

/// The part of a corner between a straight side and the circle of the corner, for radius 1: a cubic
/// whose curvature goes from 0 to 1. Distances are from the corner point along the side.
private struct Ease {
  /// The fraction of half a corner's 45° that the ease takes at full extent (fit: with it the
  /// corner of radius 38 is within half a point of the insets of L9, which start 7.6 points below
  /// the top, at the row where the side's inset is about 15).
  static let share: CGFloat = 0.8

  var angle: CGFloat
  var sine: CGFloat
  var cosine: CGFloat
  var start: CGFloat
  var control1: CGFloat
  var control2: CGFloat
  var joint: (along: CGFloat, inset: CGFloat)

  init(reach: CGFloat) {
    let fullness = (reach - 1) / (CGPath.continuousReach - 1)
    angle = .pi / 4 * Self.share * max(0, min(1, fullness))
    sine = CGFloat(sin(Double(angle)))
    cosine = CGFloat(cos(Double(angle)))
    joint = (1 - sine, 1 - cosine)
    start = reach
    guard angle > 0 else {
      control1 = 1
      control2 = 1
      return
    }
    // The second handle is along the circle's tangent at the joint down to the side; the first is
    // where the cubic's curvature at the joint, 2/3 · distance / handle², becomes 1.
    let handle = joint.inset / sine
    control2 = joint.along + joint.inset * cosine / sine
    control1 = min(reach, control2 + 1.5 * handle * handle / sine)
  }
}
