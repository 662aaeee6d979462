/// A projective transform of the plane.
public struct ProjectionTransform: Equatable, Sendable {
  /// The element in row 1, column 1.
  public var m11: CGFloat = 1.0
  /// The element in row 1, column 2.
  public var m12: CGFloat = 0.0
  /// The element in row 1, column 3: perspective.
  public var m13: CGFloat = 0.0
  /// The element in row 2, column 1.
  public var m21: CGFloat = 0.0
  /// The element in row 2, column 2.
  public var m22: CGFloat = 1.0
  /// The element in row 2, column 3: perspective.
  public var m23: CGFloat = 0.0
  /// The element in row 3, column 1: the horizontal offset.
  public var m31: CGFloat = 0.0
  /// The element in row 3, column 2: the vertical offset.
  public var m32: CGFloat = 0.0
  /// The element in row 3, column 3.
  public var m33: CGFloat = 1.0

  /// Creates the identity transform.
  public init() {}

  /// Creates a transform from an affine one.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Creates a transform from the part of a 3D transform that applies to the plane.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Indicates whether the transform is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Indicates whether the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns this transform followed by another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// The transform as a 3D transform.
  var transform3D: CATransform3D {
    var m = CATransform3DIdentity
    (m.m11, m.m12, m.m14) = (m11, m12, m13)
    (m.m21, m.m22, m.m24) = (m21, m22, m23)
    (m.m41, m.m42, m.m44) = (m31, m32, m33)
    return m
  }
}
