import Foundation

extension CATransform3D {
  /// Returns the matrix at `t` between two. Matrices of the plane are decomposed into translation,
  /// rotation (by the smaller angle), skew and scale, so that a rotating layer keeps its size;
  /// others are interpolated by element.
  package static func interpolate(
    _ a: CATransform3D, _ b: CATransform3D, _ t: Double
  ) -> CATransform3D {
    if t == 0 { return a }
    if t == 1 { return b }
    guard CATransform3DIsAffine(a), CATransform3DIsAffine(b),
      let from = PlanarParts(a.planar), let to = PlanarParts(b.planar)
    else {
      var mixed = CATransform3D()
      let (x, y) = (a.rows, b.rows)
      mixed.rows = (
        x.0 + (y.0 - x.0) * t, x.1 + (y.1 - x.1) * t,
        x.2 + (y.2 - x.2) * t, x.3 + (y.3 - x.3) * t
      )
      return mixed
    }
    return CATransform3D(from.mixed(with: to, t).transform)
  }
}

/// An affine transform decomposed into scale, then skew, then rotation, then translation.
private struct PlanarParts {
  var scaleX: Double
  var scaleY: Double
  var skew: Double
  var angle: Double
  var translation: CGPoint

  init?(_ t: CGAffineTransform) {
    translation = CGPoint(x: t.tx, y: t.ty)
    scaleX = hypot(t.a, t.b)
    guard scaleX > 1e-12 else {
      guard t.b == 0, t.c == 0 else { return nil }
      (scaleX, scaleY, skew, angle) = (t.a, t.d, 0, 0)
      return
    }
    angle = t.b == 0 && t.a > 0 ? 0 : atan2(t.b, t.a)
    let (ux, uy) = (t.a / scaleX, t.b / scaleX)
    skew = t.c * ux + t.d * uy
    scaleY = t.d * ux - t.c * uy
  }

  func mixed(with other: PlanarParts, _ t: Double) -> PlanarParts {
    var turn = other.angle - angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    var mixed = self
    mixed.scaleX += (other.scaleX - scaleX) * t
    mixed.scaleY += (other.scaleY - scaleY) * t
    mixed.skew += (other.skew - skew) * t
    mixed.angle += turn * t
    mixed.translation.x += (other.translation.x - translation.x) * t
    mixed.translation.y += (other.translation.y - translation.y) * t
    return mixed
  }

  var transform: CGAffineTransform {
    let c = angle == 0 ? 1 : cos(angle)
    let s = angle == 0 ? 0 : sin(angle)
    return CGAffineTransform(
      a: scaleX * c, b: scaleX * s, c: skew * c - scaleY * s, d: skew * s + scaleY * c,
      tx: translation.x, ty: translation.y)
  }
}
