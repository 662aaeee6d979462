/// A radius for each corner of a rectangle, in points. "Top" is the edge of the smaller y.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat

  package init(
    topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius everywhere.
  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// One radius for the corners at the top and one for those at the bottom.
  package init(top: CGFloat, bottom: CGFloat) {
    self.init(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
  }

  package static let zero = CornerRadii(0)

  /// Whether no corner is round.
  package var isZero: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }

  /// The largest of the four.
  package var largest: CGFloat {
    max(topLeft, topRight, bottomRight, bottomLeft)
  }

  /// Every radius through a function.
  package func map(_ change: (CGFloat) -> CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }
}
