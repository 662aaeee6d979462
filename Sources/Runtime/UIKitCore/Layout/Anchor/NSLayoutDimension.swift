/// An anchor of a width, a height or a distance between anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint in which the size equals a constant in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, c)
  }
  /// Returns a constraint in which the size is at least a constant in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, c)
  }
  /// Returns a constraint in which the size is at most a constant in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, c)
  }
  /// Returns a constraint in which the size equals the other times `multiplier`.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.equal, anchor, 0, multiplier: m)
  }
  /// Returns a constraint in which the size is at least the other times `multiplier`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, 0, multiplier: m)
  }
  /// Returns a constraint in which the size is at most the other times `multiplier`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, 0, multiplier: m)
  }
  /// Returns a constraint in which the size equals the other times `multiplier` plus a constant in
  /// points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  )
    -> NSLayoutConstraint
  {
    relate(.equal, anchor, c, multiplier: m)
  }
  /// Returns a constraint in which the size is at least the other times `multiplier` plus a
  /// constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, c, multiplier: m)
  }
  /// Returns a constraint in which the size is at most the other times `multiplier` plus a constant
  /// in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, c, multiplier: m)
  }

  private func relate(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(side, relation, nil, multiplier: 1, constant: constant)
  }
}
