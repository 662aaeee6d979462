extension UIView {
  /// The active constraints of which this view is the nearest common ancestor.
  public var constraints: [NSLayoutConstraint] { constraintState?.constraints ?? [] }

  /// Activates a constraint on this view or its descendants.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Activates constraints on this view or its descendants.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint that this view owns; others are ignored.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates constraints that this view owns; others are ignored.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns whether the view needs a pass of constraint updates.
  public func needsUpdateConstraints() -> Bool { constraintFlags.contains(.needsUpdate) }

  /// Returns the priority with which the view resists growing beyond its content. The default is
  /// 250.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(
      constraintState?.hugging[axis.rawValue] ?? UILayoutPriority.defaultLow.rawValue)
  }

  /// Sets the priority with which the view resists growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let state = makeConstraintState()
    guard state.hugging[axis.rawValue] != priority.rawValue else { return }
    state.hugging[axis.rawValue] = priority.rawValue
    contentConstraintsDidChange()
  }

  /// Returns the priority with which the view resists becoming smaller than its content. The
  /// default is 750.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(
      constraintState?.compression[axis.rawValue] ?? UILayoutPriority.defaultHigh.rawValue)
  }

  /// Sets the priority with which the view resists becoming smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let state = makeConstraintState()
    guard state.compression[axis.rawValue] != priority.rawValue else { return }
    state.compression[axis.rawValue] = priority.rawValue
    contentConstraintsDidChange()
  }

  /// Returns the constraints that refer to the view along one axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var current: UIView? = self
    while let holder = current {
      found += holder.constraints.filter { constraint in
        [constraint.first, constraint.second].compactMap { $0 }.flatMap(\.points).contains {
          $0.item === self && $0.attribute.span.isHorizontal == (axis == .horizontal)
        }
      }
      current = holder.superviewStorage
    }
    return found
  }

  /// The value for the smallest size in ``systemLayoutSizeFitting(_:)``.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The value for the largest size in ``systemLayoutSizeFitting(_:)``.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the alignment rectangle for a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for an alignment rectangle.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  /// Requests an update after the content's size or its priorities changed.
  func contentConstraintsDidChange() {
    guard LayoutEngine.isInUse, let box = constraintState?.box else { return }
    box.needsContentConstraints = true
    layoutRoot.constraintState?.engine?.setNeedsSolve()
  }
}
