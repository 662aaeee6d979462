extension CGRect {
  /// Returns the rectangle mirrored horizontally in a view of this width, for the opposite layout
  /// direction.
  package func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
