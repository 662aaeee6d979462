/// A horizontal edge, middle or baseline of a view or guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another, to be compared with sizes.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(.distance(from: side.end, to: otherAnchor.side.end))
  }

  /// This anchor lies the standard distance below the other, times `multiplier`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, NSLayoutConstraint.systemSpacing * multiplier)
  }

  /// This anchor lies at least the standard distance below the other, times `multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, NSLayoutConstraint.systemSpacing * multiplier)
  }

  /// This anchor lies at most the standard distance below the other, times `multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, NSLayoutConstraint.systemSpacing * multiplier)
  }
}
