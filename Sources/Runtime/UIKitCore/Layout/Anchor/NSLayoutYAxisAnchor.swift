/// An anchor of a horizontal edge, the vertical centre or a baseline of a view or guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, for constraints with sizes.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(.distance(from: side.end, to: otherAnchor.side.end))
  }

  /// Returns a constraint in which this anchor is the standard distance below the other, times
  /// `multiplier`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, NSLayoutConstraint.systemSpacing * multiplier)
  }

  /// Returns a constraint in which this anchor is at least the standard distance below the other,
  /// times `multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, NSLayoutConstraint.systemSpacing * multiplier)
  }

  /// Returns a constraint in which this anchor is at most the standard distance below the other,
  /// times `multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, NSLayoutConstraint.systemSpacing * multiplier)
  }
}
