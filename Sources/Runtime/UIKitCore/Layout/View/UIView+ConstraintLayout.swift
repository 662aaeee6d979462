/// The updates of layout by constraints for changes of the hierarchy and in layout passes.
extension UIView {
  /// Deactivates the constraints with other views before the view is removed from its superview.
  func constraintsWillDetach() {
    guard LayoutEngine.isInUse, let parent = superviewStorage else { return }
    ConstraintRegistry.deactivateConstraints(above: parent) { point in
      point.container?.isDescendant(of: self) == true
    }
  }

  /// Assigns the constraints anew after the view was added to a superview or removed.
  func constraintsDidMove() {
    if !constraintFlags.isEmpty { announceConstraintUpdate() }
    guard LayoutEngine.isInUse else { return }
    let wasTransparent = constraintState?.isTransparent == true
    constraintState?.isTransparent = false
    if wasTransparent || !translatesAutoresizingMaskIntoConstraints {
      ConstraintRegistry.reinstall(below: self)
    }
  }

  /// Updates the engines after `translatesAutoresizingMaskIntoConstraints` changed.
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

  /// Requests a solution after geometry changed that constraints read from this view: frame, safe
  /// area or margins.
  func constraintGeometryDidChange() {
    guard let state = constraintState else { return }
    state.observer?.setNeedsSolve()
  }

  /// Prepares the constraints before the view lays out.
  func prepareConstraintLayout() {
    if !constraintFlags.isEmpty { updateConstraintsIfNeeded() }
    guard let state = constraintState else { return }
    if let engine = state.engine {
      engine.solve(during: self)
    } else if state.frameGuide != nil {
      // Scrolling moves the frame relative to the content.
      state.observer?.setNeedsSolve()
    }
  }

  /// Prepares the constraints before `layoutIfNeeded()`, which may begin below the view that owns
  /// the engine.
  func prepareConstraintLayoutBelow() {
    if !constraintFlags.isEmpty { updateConstraintsIfNeeded() }
    layoutRoot.constraintState?.engine?.solveIfNeeded(during: nil)
  }

  /// Sets the frames of the subviews that constraints determine.
  func placeConstrainedSubviews() {
    // Constraints that changed since the pass began are included.
    layoutRoot.constraintState?.engine?.solveIfNeeded(during: self)
    for subview in subviewStorage {
      guard let box = subview.constraintState?.box else { continue }
      box.placed = box.solved
      subview.place(alignmentRect: box.solved)
    }
  }

  private func place(alignmentRect: CGRect) {
    let (size, center) = geometry(for: alignmentRect)
    if size != layer.bounds.size { bounds.size = size }
    if center != layer.position { self.center = center }
  }

  /// Indicates whether the view already is where a solution places it.
  func isPlaced(at alignmentRect: CGRect) -> Bool {
    geometry(for: alignmentRect) == (layer.bounds.size, layer.position)
  }

  private func geometry(for alignmentRect: CGRect) -> (size: CGSize, center: CGPoint) {
    let rect = superviewStorage.map { $0.snapped(alignmentRect) } ?? alignmentRect
    var frame = self.frame(forAlignmentRect: rect)
    if let kept = _keptSize {
      if effectiveUserInterfaceLayoutDirection == .rightToLeft {
        frame.origin.x = frame.maxX - kept.width
      }
      frame.size = kept
    }
    let anchor = layer.anchorPoint
    // A view that a scroll view zooms keeps its top left corner in place.
    let scale =
      transform.isIdentity ? 1 : (superviewStorage as? UIScrollView)?.zoomScale(of: self) ?? 1
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x * scale,
      y: frame.minY + frame.height * anchor.y * scale)
    return (frame.size, center)
  }

  /// Calls `updateConstraints()` on all views below that need it, from the leaves up.
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

  /// Notifies the superviews that a pass of constraint updates is needed here.
  private func announceConstraintUpdate() {
    var current = superviewStorage
    while let view = current, !view.constraintFlags.contains(.needsUpdateBelow) {
      view.constraintFlags.insert(.needsUpdateBelow)
      current = view.superviewStorage
    }
  }

  /// Indicates whether the view is hidden, or is being hidden by its stack view.
  var hidesContent: Bool { layer.isHidden || constraintState?.isLeavingStack == true }

  /// Hides or shows the view; a stack view leaves out hidden views.
  func changeHidden(to isHidden: Bool) {
    guard isHidden != hidesContent else { return }
    defer { KeyValueObservers.changed(self, "hidden", old: !isHidden, new: isHidden) }
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
