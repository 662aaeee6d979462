/// The two sides of a constraint as one linear expression in the coordinates of its owner.
@MainActor
struct ConstraintExpression {
  let engine: LayoutEngine
  /// The view in whose coordinates the expression is.
  let space: UIView
  /// Indicates whether x increases from right to left.
  let isMirrored: Bool
  /// Indicates whether terms and boxes are collected, or only the constant.
  let isComplete: Bool
  var terms: [SolverTerm] = []
  var boxes: [LayoutBox] = []
  var constant = 0.0
  var isDynamic = false

  init(_ constraint: NSLayoutConstraint, in engine: LayoutEngine, isComplete: Bool) {
    self.engine = engine
    self.isComplete = isComplete
    space = constraint.holder ?? engine.root
    isMirrored = Self.isMirrored(constraint, in: space)
    add(constraint.first, 1)
    if let second = constraint.second { add(second, -Double(constraint.multiplier)) }
    constant -= Double(constraint.constant)
  }

  /// Returns whether the sides of a constraint are measured from the right, as their attributes
  /// follow a right-to-left layout direction.
  static func isMirrored(_ constraint: NSLayoutConstraint, in space: UIView) -> Bool {
    (constraint.firstAttribute.followsReadingDirection
      || constraint.secondAttribute.followsReadingDirection)
      && space.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private mutating func add(_ side: ConstraintSide, _ factor: Double) {
    switch side {
    case .part(let point): add(point, factor)
    case .distance(let start, let end):
      add(end, factor)
      add(start, -factor)
    }
  }

  private mutating func add(_ point: LayoutPoint, _ factor: Double) {
    if let guide = point.item as? UILayoutGuide {
      add(guide, point.attribute, factor)
    } else if let view = point.item as? UIView {
      var insets = UIEdgeInsets.zero
      if point.attribute.isWithinMargins {
        insets = view.layoutMargins
        note(view)
      }
      add(
        view, point.attribute, insets, factor, isContentArea: !point.attribute.isWithinMargins)
    }
  }

  private mutating func add(
    _ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
  ) {
    guard let owner = guide.owner else { return }
    if let insets = guide.insets {
      note(owner)
      add(owner, attribute, insets(owner), factor)
      return
    }
    let box = engine.box(for: guide)
    use(box)
    let direction = attribute.family == .horizontal && isMirrored ? -factor : factor
    attribute.span.add(
      from: box.variables, insets: .zero, isMirrored: isMirrored, factor: direction, to: &self)
    addOrigins(from: owner, attribute, direction)
  }

  private mutating func add(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ insets: UIEdgeInsets,
    _ factor: Double, isContentArea: Bool = false
  ) {
    let direction = attribute.family == .horizontal && isMirrored ? -factor : factor
    var insets = insets
    if view === space, attribute.family != .size, isContentArea,
      let content = (view as? UIScrollView)?.contentLayoutGuide
    {
      // For the views in a scroll view its edges are those of its content, whose size they thereby
      // determine.
      add(content, attribute, factor)
      return
    }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      let offsets = view.constraintBaselines
      isDynamic = true
      observe(view)
      insets.top = offsets.first
      insets.bottom = offsets.last
    }
    let span = attribute.span
    if let box = engine.box(for: view) {
      use(box)
      if view === space {
        // In its own coordinates a view begins at the origin of its bounds.
        if view.bounds.origin != .zero { note(view) }
        span.add(
          from: nil, interior: view.bounds.origin, size: box.variables, insets: insets,
          isMirrored: isMirrored, factor: direction, to: &self)
        return
      }
      span.add(
        from: box.variables, insets: insets, isMirrored: isMirrored, factor: direction, to: &self)
    } else {
      note(view)
      let alignment = view.alignmentRectInsets
      let rect = (view === space ? view.bounds : view.plainFrame).inset(by: alignment)
      constant += direction * span.value(in: rect, insets: insets, isMirrored: isMirrored)
      if view === space { return }
    }
    guard let parent = view.superviewStorage else { return }
    addOrigins(from: parent, attribute, direction)
  }

  /// Adds the origins of the views from `view` up to the space in whose coordinates the expression
  /// is.
  private mutating func addOrigins(
    from view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
  ) {
    let family = attribute.family
    guard family != .size else { return }
    var current: UIView? = view
    while let ancestor = current, ancestor !== space {
      let origin = ancestor.bounds.origin
      if origin != .zero || ancestor is UIScrollView { note(ancestor) }
      constant -= factor * Double(family == .horizontal ? origin.x : origin.y)
      if let box = engine.box(for: ancestor) {
        use(box)
        let insets = ancestor.alignmentRectInsets
        if family == .horizontal {
          add(box.variables.left, factor)
          constant -= factor * Double(insets.left)
        } else {
          add(box.variables.top, factor)
          constant -= factor * Double(insets.top)
        }
      } else {
        note(ancestor)
        let frame = ancestor.plainFrame
        constant += factor * Double(family == .horizontal ? frame.minX : frame.minY)
      }
      current = ancestor.superviewStorage
    }
  }

  mutating func add(_ variable: SolverVariable, _ coefficient: Double) {
    if isComplete { terms.append(SolverTerm(coefficient, variable)) }
  }

  private mutating func use(_ box: LayoutBox) {
    if isComplete, !boxes.contains(where: { $0 === box }) { boxes.append(box) }
  }

  /// Records that the constant depends on this view's geometry.
  private mutating func note(_ view: UIView) {
    isDynamic = true
    observe(view)
  }

  private func observe(_ view: UIView) {
    if isComplete, !engine.isForMeasuring { view.makeConstraintState().observer = engine }
  }
}

extension UIView {
  /// The frame without the transform.
  var plainFrame: CGRect {
    let size = layer.bounds.size
    let anchor = layer.anchorPoint
    return CGRect(
      x: layer.position.x - size.width * anchor.x, y: layer.position.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// The distances of the baselines from the top and from the bottom of the alignment rectangle.
  fileprivate var constraintBaselines: (first: CGFloat, last: CGFloat) {
    let first = forFirstBaselineLayout
    let last = forLastBaselineLayout
    return (
      baseline(of: first, \.first, isTop: true), baseline(of: last, \.last, isTop: false)
    )
  }

  private func baseline(
    of view: UIView, _ side: KeyPath<(first: CGFloat, last: CGFloat), CGFloat>, isTop: Bool
  ) -> CGFloat {
    let size = view === self ? constrainedSize : view.layer.bounds.size
    let frame = view === self ? CGRect(origin: .zero, size: size) : convert(view.bounds, from: view)
    let height = constrainedSize.height
    guard let text = view as? any BaselineProviding else {
      return isTop ? frame.maxY : height - frame.maxY
    }
    let offsets = text.baselineOffsets(in: size)
    return isTop ? frame.minY + offsets.first : height - frame.maxY + offsets.last
  }
}
