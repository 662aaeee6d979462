import Foundation

/// A projective transform of a plane: a matrix of three rows, for x, y and the divisor of both.
/// Unlike an affine transform it can represent perspective.
package struct Projection: Equatable, Sendable {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var w: SIMD3<Double>

  init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.w = w
  }

  init(_ t: CGAffineTransform) {
    self.init(
      x: SIMD3(t.a, t.c, t.tx), y: SIMD3(t.b, t.d, t.ty), w: SIMD3(0, 0, 1))
  }

  /// Creates the projection of the plane z = 0 by a matrix.
  init(_ t: CATransform3D) {
    self.init(
      x: SIMD3(t.m11, t.m21, t.m41), y: SIMD3(t.m12, t.m22, t.m42),
      w: SIMD3(t.m14, t.m24, t.m44))
  }

  /// Returns the projection of a point; nil for one behind the eye.
  func callAsFunction(_ point: CGPoint) -> CGPoint? {
    let point = Self.homogeneous(point)
    let divisor = (w * point).sum()
    guard divisor > 1e-9 else { return nil }
    return CGPoint(x: (x * point).sum() / divisor, y: (y * point).sum() / divisor)
  }

  /// Returns the bounding rectangle of a projected rectangle; nil if a part of it is behind the
  /// eye.
  func box(of rect: CGRect) -> CGRect? {
    let corners = Self.corners(of: rect).compactMap { self($0) }
    guard corners.count == 4, let first = corners.first else { return nil }
    return corners.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Returns the largest magnification at the corners of a rectangle.
  func magnification(in rect: CGRect) -> Double {
    Self.corners(of: rect).reduce(0) { largest, corner in
      let point = Self.homogeneous(corner)
      let divisor = (w * point).sum()
      guard divisor > 1e-9 else { return largest }
      let (px, py) = ((x * point).sum() / divisor, (y * point).sum() / divisor)
      let across = hypot((x[0] - px * w[0]) / divisor, (y[0] - py * w[0]) / divisor)
      let down = hypot((x[1] - px * w[1]) / divisor, (y[1] - py * w[1]) / divisor)
      return max(largest, across, down)
    }
  }

  /// Returns the projection that applies this one, then another.
  func concatenating(_ other: Projection) -> Projection {
    func row(_ r: SIMD3<Double>) -> SIMD3<Double> { x * r[0] + y * r[1] + w * r[2] }
    return Projection(x: row(other.x), y: row(other.y), w: row(other.w))
  }

  /// The inverse projection, or nil if there is none.
  var inverted: Projection? {
    let determinant =
      x[0] * (y[1] * w[2] - y[2] * w[1]) - x[1] * (y[0] * w[2] - y[2] * w[0])
      + x[2] * (y[0] * w[1] - y[1] * w[0])
    guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    return Projection(
      x: SIMD3(
        y[1] * w[2] - y[2] * w[1], x[2] * w[1] - x[1] * w[2], x[1] * y[2] - x[2] * y[1])
        / determinant,
      y: SIMD3(
        y[2] * w[0] - y[0] * w[2], x[0] * w[2] - x[2] * w[0], x[2] * y[0] - x[0] * y[2])
        / determinant,
      w: SIMD3(
        y[0] * w[1] - y[1] * w[0], x[1] * w[0] - x[0] * w[1], x[0] * y[1] - x[1] * y[0])
        / determinant)
  }

  /// The nine numbers, row by row.
  package var numbers: [Double] { [x, y, w].flatMap { [$0[0], $0[1], $0[2]] } }

  private static func homogeneous(_ point: CGPoint) -> SIMD3<Double> {
    SIMD3(point.x, point.y, 1)
  }

  private static func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
  }
}

/// The perspective of a layer's sublayers.
package struct Eye: Equatable {
  /// The point of the layer at the centre of the perspective.
  var center: CGPoint
  /// The element of the layer's `sublayerTransform` that scales distant sublayers down.
  var m34: Double
}

extension LayerProperties {
  /// The perspective of the sublayers; nil without one.
  package var eye: Eye? {
    guard sublayerTransform.m34 != 0 else { return nil }
    return Eye(
      center: CGPoint(
        x: bounds.minX + bounds.width * anchorPoint.x,
        y: bounds.minY + bounds.height * anchorPoint.y),
      m34: sublayerTransform.m34)
  }

  /// Returns the projection of the layer's plane to its superlayer, if it is not affine.
  package func projection(_ eye: Eye?) -> Projection? {
    guard !transform.isFlat || eye != nil else { return nil }
    var matrix = CATransform3DMakeTranslation(
      -bounds.minX - bounds.width * anchorPoint.x, -bounds.minY - bounds.height * anchorPoint.y, 0)
    matrix = matrix * transform
    matrix = matrix * CATransform3DMakeTranslation(position.x, position.y, zPosition)
    if let eye {
      var perspective = CATransform3DIdentity
      perspective.m34 = eye.m34
      matrix = matrix * CATransform3DMakeTranslation(-eye.center.x, -eye.center.y, 0)
      matrix = matrix * perspective
      matrix = matrix * CATransform3DMakeTranslation(eye.center.x, eye.center.y, 0)
    }
    let projection = Projection(matrix)
    let isAffine = projection.w[0] == 0 && projection.w[1] == 0 && projection.w[2] == 1
    return isAffine ? nil : projection
  }
}

extension CATransform3D {
  /// Indicates whether the plane z = 0 is transformed without perspective.
  var isFlat: Bool { m14 == 0 && m24 == 0 && m34 == 0 && m44 == 1 }
}
