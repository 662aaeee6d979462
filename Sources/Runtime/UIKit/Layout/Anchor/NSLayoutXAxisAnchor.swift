/// A vertical edge or middle of a view or guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, to be compared with sizes.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(.distance(from: side.end, to: otherAnchor.side.end))
  }

  /// This anchor lies the standard distance after the other, times `multiplier`.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, NSLayoutConstraint.systemSpacing * multiplier)
  }

  /// This anchor lies at least the standard distance after the other, times `multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, NSLayoutConstraint.systemSpacing * multiplier)
  }

  /// This anchor lies at most the standard distance after the other, times `multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, NSLayoutConstraint.systemSpacing * multiplier)
  }
}

extension NSLayoutConstraint {
  /// The standard distance between neighbours, points (documented: 8 between siblings).
  static let systemSpacing: CGFloat = 8
}
