import CCairo

extension CGContext {
  /// The transform from user space to the bitmap's pixels, with y upwards as Apple has it.
  public var ctm: CGAffineTransform {
    userToPixels.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bitmap.height)))
  }

  /// The transform from user space to the bitmap's pixels, with y downwards.
  package var userToPixels: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(matrix)
  }

  /// The transform from user space to the device's; the same as `ctm` for a bitmap.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    ctm
  }

  /// Translates the origin of user space, in user units.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space. A factor of zero is reported and ignored.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space by radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Prepends a transform to the current one. One without an inverse is reported and ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite
    else {
      Misuse.report(ContextMisuse.singularTransform(transform))
      return
    }
    var matrix = cairo_matrix_t(transform)
    cairo_transform(cairo, &matrix)
  }

  /// Converts a point of user space to the bitmap's pixels, y upwards.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(ctm)
  }

  /// Converts a rectangle of user space to the bitmap's pixels, y upwards.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(ctm)
  }

  /// Converts a point of the bitmap's pixels, y upwards, to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(ctm.inverted())
  }

  /// Converts a rectangle of the bitmap's pixels, y upwards, to user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(ctm.inverted())
  }
}

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) {
    self.init(
      xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx),
      y0: Double(t.ty))
  }
}

extension CGAffineTransform {
  init(_ m: cairo_matrix_t) {
    self.init(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0)
  }
}
