extension CGRect {
  /// The rectangle as it lies in a view of this width whose reading runs the other way.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
