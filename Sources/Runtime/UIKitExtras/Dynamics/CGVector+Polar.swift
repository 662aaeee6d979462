extension CGVector {
  /// Creates a vector of an angle in radians, clockwise from the x axis, and a length.
  init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  /// The angle in radians, clockwise from the x axis.
  var angle: CGFloat { atan2(dy, dx) }

  /// The length.
  var magnitude: CGFloat { hypot(dx, dy) }
}
