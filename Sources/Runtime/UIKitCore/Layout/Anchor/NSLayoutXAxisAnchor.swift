/// An anchor of a vertical edge or the horizontal centre of a view or guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, for constraints with sizes.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(.distance(from: side.end, to: otherAnchor.side.end))
  }

  /// Returns a constraint in which this anchor is the standard distance after the other, times
  /// `multiplier`.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, NSLayoutConstraint.systemSpacing * multiplier)
  }

  /// Returns a constraint in which this anchor is at least the standard distance after the other,
  /// times `multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, NSLayoutConstraint.systemSpacing * multiplier)
  }

  /// Returns a constraint in which this anchor is at most the standard distance after the other,
  /// times `multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, NSLayoutConstraint.systemSpacing * multiplier)
  }
}

extension NSLayoutConstraint {
  /// The standard distance between neighbours in points (documented: 8 between siblings).
  static let systemSpacing: CGFloat = 8
}
