/// The position of an attribute in a rectangle: a fraction of the distance from one edge to the
/// other.
struct LayoutSpan {
  var isHorizontal: Bool
  /// The fraction: 0 for the left or top edge, 1 for the right or bottom one; `nil` for the size.
  var share: Double?

  @MainActor
  func add(
    from variables: LayoutBox.Variables, insets: UIEdgeInsets, isMirrored: Bool, factor: Double,
    to expression: inout ConstraintExpression
  ) {
    add(
      from: isHorizontal ? variables.left : variables.top, interior: .zero, size: variables,
      insets: insets, isMirrored: isMirrored, factor: factor, to: &expression)
  }

  /// Adds the attribute of a rectangle that begins at a variable, or at a point if there is none.
  @MainActor
  func add(
    from start: SolverVariable?, interior: CGPoint, size: LayoutBox.Variables,
    insets: UIEdgeInsets, isMirrored: Bool, factor: Double,
    to expression: inout ConstraintExpression
  ) {
    let length = isHorizontal ? size.width : size.height
    let (before, after) = ends(of: insets)
    guard let share = resolvedShare(isMirrored) else {
      expression.add(length, factor)
      expression.constant -= factor * (before + after)
      return
    }
    if let start { expression.add(start, factor) }
    if share != 0 { expression.add(length, factor * share) }
    expression.constant +=
      factor
      * (Double(isHorizontal ? interior.x : interior.y) + before * (1 - share) - after * share)
  }

  /// Returns the attribute of a known rectangle.
  func value(in rect: CGRect, insets: UIEdgeInsets, isMirrored: Bool) -> Double {
    let (before, after) = ends(of: insets)
    let start = Double(isHorizontal ? rect.minX : rect.minY)
    let length = Double(isHorizontal ? rect.width : rect.height)
    guard let share = resolvedShare(isMirrored) else { return length - before - after }
    return start + length * share + before * (1 - share) - after * share
  }

  private func ends(of insets: UIEdgeInsets) -> (Double, Double) {
    isHorizontal
      ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
  }

  private func resolvedShare(_ isMirrored: Bool) -> Double? {
    share.map { isMirrored && isHorizontal ? 1 - $0 : $0 }
  }
}

extension NSLayoutConstraint.Attribute {
  var span: LayoutSpan {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: LayoutSpan(isHorizontal: true, share: 0)
    case .right, .trailing, .rightMargin, .trailingMargin: LayoutSpan(isHorizontal: true, share: 1)
    case .centerX, .centerXWithinMargins: LayoutSpan(isHorizontal: true, share: 0.5)
    case .top, .topMargin, .firstBaseline: LayoutSpan(isHorizontal: false, share: 0)
    case .bottom, .bottomMargin, .lastBaseline: LayoutSpan(isHorizontal: false, share: 1)
    case .centerY, .centerYWithinMargins: LayoutSpan(isHorizontal: false, share: 0.5)
    case .width: LayoutSpan(isHorizontal: true, share: nil)
    case .height, .notAnAttribute: LayoutSpan(isHorizontal: false, share: nil)
    }
  }

  var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
