extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A part of a view or guide that a constraint speaks of.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle of the width.
    case centerX
    /// The middle of the height.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge, less its margin.
    case leftMargin
    /// The right edge, less its margin.
    case rightMargin
    /// The top edge, less its margin.
    case topMargin
    /// The bottom edge, less its margin.
    case bottomMargin
    /// The edge where reading begins, less its margin.
    case leadingMargin
    /// The edge where reading ends, less its margin.
    case trailingMargin
    /// The middle of the width between the margins.
    case centerXWithinMargins
    /// The middle of the height between the margins.
    case centerYWithinMargins
    /// Stands in for the missing second side of a constraint with a constant.
    case notAnAttribute = 0
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// Sideways.
    case horizontal
    /// Up and down.
    case vertical
  }
}

extension NSLayoutConstraint.Attribute {
  /// What may stand on the two sides of one constraint.
  enum Family {
    case horizontal, vertical, size, none
  }

  var family: Family {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  var followsReadingDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a side that does not follow the reading direction.
  var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var name: String { String(describing: self) }
}
