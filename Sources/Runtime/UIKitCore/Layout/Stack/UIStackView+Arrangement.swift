/// The constraints that arrange the views of a stack view.
extension UIStackView {
  /// The priority with which a stack view contracts if nothing else determines its size. Just above
  /// the priority of fitting sizes, so that those are tight. Tunable.
  private static let fitPriority = UILayoutPriority(51)
  /// The priority of equal distances between centres, below that of the content (tunable).
  private static let centeringPriority = UILayoutPriority(149)
  /// The priority of proportional lengths, below required.
  private static let proportionPriority = UILayoutPriority(999)

  func rebuildArrangement() {
    NSLayoutConstraint.deactivate(arrangementConstraints)
    arrangementConstraints = []
    let entries = arrangement.filter { !$0.view.layer.isHidden }
    let staying = entries.filter { !$0.view.isHidden }.map(\.view)
    guard let first = entries.first?.view, let last = entries.last?.view else {
      keepTogether(.horizontal)
      keepTogether(.vertical)
      return
    }
    add(start(of: first), .equal, canvasStart, 0, "UISV-canvas-connection")
    add(canvasEnd, .equal, end(of: last), 0, "UISV-canvas-connection")
    connect(entries)
    for entry in entries where entry.view.isHidden { shrink(entry.view) }
    if !staying.isEmpty { distribute(staying) }
    for entry in entries { align(entry.view) }
    alignBaselines(entries.map(\.view))
    if alignment != .fill { keepTogether(axis == .horizontal ? .vertical : .horizontal) }
  }

  private func add(
    _ first: LayoutPoint, _ relation: NSLayoutConstraint.Relation, _ second: LayoutPoint,
    _ constant: CGFloat, _ identifier: String, priority: UILayoutPriority = .required
  ) {
    keep(
      NSLayoutConstraint(
        .part(first), relation, .part(second), multiplier: 1, constant: constant),
      identifier, priority)
  }

  private func keep(
    _ constraint: NSLayoutConstraint, _ identifier: String,
    _ priority: UILayoutPriority = .required
  ) {
    constraint.identifier = identifier
    constraint.priority = priority
    constraint.isActive = true
    arrangementConstraints.append(constraint)
  }

  private func keepTogether(_ axis: NSLayoutConstraint.Axis) {
    let side = LayoutPoint(self, axis == .horizontal ? .width : .height)
    keep(
      NSLayoutConstraint(.part(side), .equal, nil, multiplier: 1, constant: 0),
      "UISV-canvas-fit", Self.fitPriority)
  }

  // Along the axis

  private var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }
  private var canvasStart: LayoutPoint {
    LayoutPoint(canvas, axis == .horizontal ? .leading : .top)
  }
  private var canvasEnd: LayoutPoint {
    LayoutPoint(canvas, axis == .horizontal ? .trailing : .bottom)
  }

  private func start(of view: UIView, isGap: Bool = false) -> LayoutPoint {
    if axis == .horizontal { return LayoutPoint(view, .leading) }
    return LayoutPoint(view, isGap && isBaselineRelativeArrangement ? .firstBaseline : .top)
  }

  private func end(of view: UIView, isGap: Bool = false) -> LayoutPoint {
    if axis == .horizontal { return LayoutPoint(view, .trailing) }
    return LayoutPoint(view, isGap && isBaselineRelativeArrangement ? .lastBaseline : .bottom)
  }

  private func gap(after entry: Arranged) -> CGFloat {
    let gap = entry.spacing == Self.spacingUseDefault ? spacing : entry.spacing
    return gap == Self.spacingUseSystem ? NSLayoutConstraint.systemSpacing : gap
  }

  private func connect(_ entries: [Arranged]) {
    let isFixed = distribution != .equalSpacing && distribution != .equalCentering
    let lastStaying = entries.lastIndex { !$0.view.isHidden } ?? 0
    for (index, (entry, next)) in zip(entries, entries.dropFirst()).enumerated() {
      // The spacing is that which remains when the views that shrink are hidden.
      let isGone = entry.view.isHidden || index >= lastStaying
      add(
        start(of: next.view, isGap: true), isFixed ? .equal : .greaterThanOrEqual,
        end(of: entry.view, isGap: true), isGone ? 0 : gap(after: entry), "UISV-spacing")
    }
  }

  private func shrink(_ view: UIView) {
    let size: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    keep(
      NSLayoutConstraint(
        .part(LayoutPoint(view, size)), .equal, nil, multiplier: 1, constant: 0),
      "UISV-hiding", Self.proportionPriority)
  }

  private func distribute(_ views: [UIView]) {
    let size: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        add(
          LayoutPoint(view, size), .equal, LayoutPoint(views[0], size), 0, "UISV-fill-equally")
      }
    case .fillProportionally: distributeProportionally(views, size)
    case .equalSpacing:
      equalise(views, .required) {
        (end(of: $0, isGap: true), start(of: $1, isGap: true))
      }
      keepTogether(axis)
    case .equalCentering:
      let middle: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerX : .centerY
      equalise(views, Self.centeringPriority) {
        (LayoutPoint($0, middle), LayoutPoint($1, middle))
      }
      keepTogether(axis)
    }
  }

  private func distributeProportionally(
    _ views: [UIView], _ size: NSLayoutConstraint.Attribute
  ) {
    func length(_ view: UIView) -> CGFloat {
      let content = view.intrinsicContentSize
      return axis == .horizontal ? content.width : content.height
    }
    let sized = views.filter { length($0) > 0 }
    guard let first = sized.first else { return }
    for view in sized.dropFirst() {
      keep(
        NSLayoutConstraint(
          .part(LayoutPoint(view, size)), .equal, .part(LayoutPoint(first, size)),
          multiplier: length(view) / length(first), constant: 0),
        "UISV-fill-proportionally", Self.proportionPriority)
    }
  }

  /// Adds constraints for equal distances between neighbours.
  private func equalise(
    _ views: [UIView], _ priority: UILayoutPriority,
    _ ends: (UIView, UIView) -> (LayoutPoint, LayoutPoint)
  ) {
    let distances = zip(views, views.dropFirst()).map { view, next in
      let (from, to) = ends(view, next)
      return isRightToLeft
        ? ConstraintSide.distance(from: to, to: from) : .distance(from: from, to: to)
    }
    for distance in distances.dropFirst() {
      keep(
        NSLayoutConstraint(distance, .equal, distances[0], multiplier: 1, constant: 0),
        "UISV-distributing-edge", priority)
    }
  }

  private var isRightToLeft: Bool {
    axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // Across the axis

  private func align(_ view: UIView) {
    let isRow = axis == .horizontal
    let near: NSLayoutConstraint.Attribute = isRow ? .top : .leading
    let far: NSLayoutConstraint.Attribute = isRow ? .bottom : .trailing
    let touchesNear = alignment == .fill || alignment == .leading
    let touchesFar = alignment == .fill || alignment == .trailing
    add(
      LayoutPoint(view, near), touchesNear ? .equal : .greaterThanOrEqual,
      LayoutPoint(canvas, near), 0, "UISV-alignment")
    add(
      LayoutPoint(canvas, far), touchesFar ? .equal : .greaterThanOrEqual, LayoutPoint(view, far),
      0, "UISV-alignment")
    if alignment == .center {
      let middle: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
      add(LayoutPoint(view, middle), .equal, LayoutPoint(canvas, middle), 0, "UISV-alignment")
    }
  }

  /// Baseline alignments apply in rows only; columns use leading and trailing instead.
  private func alignBaselines(_ views: [UIView]) {
    let isFirst = alignment == .firstBaseline
    guard isFirst || alignment == .lastBaseline else { return }
    let isRow = axis == .horizontal
    let baseline: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
    let edge: NSLayoutConstraint.Attribute =
      isRow ? (isFirst ? .top : .bottom) : (isFirst ? .leading : .trailing)
    for view in views {
      if isRow, view !== views[0] {
        add(
          LayoutPoint(view, baseline), .equal, LayoutPoint(views[0], baseline), 0,
          "UISV-alignment")
      }
      add(
        LayoutPoint(view, edge), .equal, LayoutPoint(canvas, edge), 0, "UISV-alignment",
        priority: Self.fitPriority)
    }
  }
}
