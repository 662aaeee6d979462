extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// An attribute of a view or guide in a constraint.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge inside the layout margin.
    case leftMargin
    /// The right edge inside the layout margin.
    case rightMargin
    /// The top edge inside the layout margin.
    case topMargin
    /// The bottom edge inside the layout margin.
    case bottomMargin
    /// The leading edge inside the layout margin.
    case leadingMargin
    /// The trailing edge inside the layout margin.
    case trailingMargin
    /// The horizontal centre between the margins.
    case centerXWithinMargins
    /// The vertical centre between the margins.
    case centerYWithinMargins
    /// The placeholder for the second attribute of a constraint with a constant.
    case notAnAttribute = 0
  }

  /// The axis of a layout.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical
  }
}

extension NSLayoutConstraint.Attribute {
  /// The group of attributes that can be combined in one constraint.
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

  /// Indicates whether the attribute is an edge that does not follow the layout direction.
  var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var name: String { String(describing: self) }
}
