/// How layout by constraints follows the hierarchy and the passes of layout.
extension UIView {
  /// The view is about to leave its superview: constraints with what stays behind end.
  func constraintsWillDetach() {
    guard LayoutEngine.isInUse, let parent = superviewStorage else { return }
    ConstraintRegistry.deactivateConstraints(above: parent) { point in
      point.container?.isDescendant(of: self) == true
    }
  }

  /// The view has a new superview, or none.
  func constraintsDidMove() {
    if !constraintFlags.isEmpty { announceConstraintUpdate() }
    guard LayoutEngine.isInUse else { return }
    let wasTransparent = constraintState?.isTransparent == true
    constraintState?.isTransparent = false
    if wasTransparent || !translatesAutoresizingMaskIntoConstraints {
      ConstraintRegistry.reinstall(below: self)
    }
  }

  /// Who decides the view's frame changed between code and constraints.
  func frameSourceDidChange() {
    guard LayoutEngine.isInUse else { return }
    var affected: [NSLayoutConstraint] = []
    var current: UIView? = superviewStorage
    while let holder = current {
      for constraint in holder.constraintState?.constraints ?? [] {
        let points = [constraint.first, constraint.second].compactMap { $0 }.flatMap(\.points)
        if points.contains(where: { $0.container?.isDescendant(of: self) == true }) {
          affected.append(constraint)
        }
      }
      current = holder.superviewStorage
    }
    let reachesInside = affected.contains { constraint in
      [constraint.first, constraint.second].compactMap { $0 }.flatMap(\.points).contains {
        $0.item !== self && $0.container?.isDescendant(of: self) == true
      }
    }
    if reachesInside { makeConstraintState().isTransparent = true }
    ConstraintRegistry.reinstall(below: self)
    for constraint in affected {
      if let entry = constraint.installation { entry.engine?.reinstall(entry) }
    }
  }

  /// What constraints read of this view changed: frame, safe area or margins.
  func constraintGeometryDidChange() {
    guard let state = constraintState else { return }
    state.observer?.setNeedsSolve()
  }

  /// Runs before the view lays out.
  func prepareConstraintLayout() {
    if !constraintFlags.isEmpty { updateConstraintsIfNeeded() }
    guard let state = constraintState else { return }
    if let engine = state.engine {
      engine.solve(during: self)
    } else if state.frameGuide != nil {
      // Scrolling moves the frame over the content.
      state.observer?.setNeedsSolve()
    }
  }

  /// Runs before `layoutIfNeeded()`, which may begin below the view that holds the engine.
  func prepareConstraintLayoutBelow() {
    if !constraintFlags.isEmpty { updateConstraintsIfNeeded() }
    layoutRoot.constraintState?.engine?.solveIfNeeded(during: nil)
  }

  /// Sets the frames of the subviews that constraints decide.
  func placeConstrainedSubviews() {
    // Constraints changed since the pass began still count.
    layoutRoot.constraintState?.engine?.solveIfNeeded(during: self)
    for subview in subviewStorage {
      guard let box = subview.constraintState?.box else { continue }
      box.placed = box.solved
      subview.place(alignmentRect: box.solved)
    }
  }

  private func place(alignmentRect: CGRect) {
    let rect = superviewStorage.map { $0.snapped(alignmentRect) } ?? alignmentRect
    let frame = self.frame(forAlignmentRect: rect)
    if frame.size != layer.bounds.size { bounds.size = frame.size }
    let anchor = layer.anchorPoint
    // A view that a scroll view zooms grows from its top left corner.
    let scale =
      transform.isIdentity ? 1 : (superviewStorage as? UIScrollView)?.zoomScale(of: self) ?? 1
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x * scale,
      y: frame.minY + frame.height * anchor.y * scale)
    if center != layer.position { self.center = center }
  }

  /// Runs `updateConstraints()` on all below that asked for it, from the leaves up.
  func runConstraintUpdates() {
    let flags = constraintFlags
    constraintFlags = []
    if flags.contains(.needsUpdateBelow) {
      for subview in subviewStorage where !subview.constraintFlags.isEmpty {
        subview.runConstraintUpdates()
      }
    }
    guard flags.contains(.needsUpdate) else { return }
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
    constraintFlags.remove(.needsUpdate)
  }

  func markNeedsConstraintUpdate() {
    constraintFlags.insert(.needsUpdate)
    announceConstraintUpdate()
    setNeedsLayout()
  }

  /// Tells the views above that a pass of constraint updates is wanted here.
  private func announceConstraintUpdate() {
    var current = superviewStorage
    while let view = current, !view.constraintFlags.contains(.needsUpdateBelow) {
      view.constraintFlags.insert(.needsUpdateBelow)
      current = view.superviewStorage
    }
  }

  /// Hides or shows the view; a stack leaves hidden views out.
  func changeHidden(to isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    let stack = superviewStorage as? UIStackView
    if let stack, let animation = ViewAnimation.current, windowStorage != nil {
      stack.animateHiding(of: self, isHidden, animation)
      return
    }
    constraintState?.isLeavingStack = false
    layer.isHidden = isHidden
    stack?.arrangementDidChange()
  }
}
