/// The radii of a rectangle's corners. "Top" is the edge with the smaller y.
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

  /// Creates equal radii.
  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Creates one radius for the corners at the top and one for those at the bottom.
  package init(top: CGFloat, bottom: CGFloat) {
    self.init(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
  }

  package static let zero = CornerRadii(0)

  /// Indicates whether no corner is rounded.
  package var isZero: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }

  /// Returns the radii, not negative, reduced together until no two are longer than their side.
  package func fitted(to size: CGSize) -> CornerRadii {
    let radii = map { max(0, min($0, .greatestFiniteMagnitude / 4)) }
    var factor: CGFloat = 1
    for (side, sum) in [
      (size.width, radii.topLeft + radii.topRight),
      (size.width, radii.bottomLeft + radii.bottomRight),
      (size.height, radii.topLeft + radii.bottomLeft),
      (size.height, radii.topRight + radii.bottomRight),
    ] where sum > side {
      factor = min(factor, max(0, side) / sum)
    }
    return radii.map { $0 * factor }
  }

  /// Returns the radii after a function was applied to each.
  package func map(_ change: (CGFloat) -> CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }
}
