extension UIView {
  /// Updates subviews, safe area and content after a change of the bounds' size or of the position
  /// in the superview.
  func geometryDidChange(oldSize: CGSize) {
    let size = layer.bounds.size
    if oldSize == size {
      updateSafeArea()
    } else {
      updateSafeAreaAfterResizing {
        guard autoresizesSubviews, !subviewStorage.isEmpty else { return }
        for subview in subviewStorage where !subview.autoresizingMask.isEmpty {
          subview.autoresize(from: oldSize, to: size)
        }
      }
      setNeedsLayout()
      if !drawsNothing, contentMode == .redraw || layer.contents == nil { setNeedsDisplay() }
    }
    constraintGeometryDidChange()
  }

  func contentModeDidChange() {
    layer.contentsGravity = contentMode.contentsGravity
    layer.redrawsWhenResized = contentMode == .redraw
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let center = layer.position
    let size = layer.bounds.size
    let horizontal = Self.autoresize(
      start: center.x - size.width / 2, length: size.width, from: old.width, to: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let vertical = Self.autoresize(
      start: center.y - size.height / 2, length: size.height, from: old.height, to: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let newSize = CGSize(width: horizontal.length, height: vertical.length)
    if newSize != size, layer.isUpright {
      // In one assignment, so that no intermediate frame is observed.
      frame = CGRect(origin: CGPoint(x: horizontal.start, y: vertical.start), size: newSize)
      return
    }
    self.center = CGPoint(
      x: horizontal.start + horizontal.length / 2, y: vertical.start + vertical.length / 2)
    if newSize != size { bounds.size = newSize }
  }

  /// Resizes along one axis by autoresizing masks: the flexible parts share the change in
  /// proportion to their old length, evenly if all of them are zero.
  static func autoresize(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    flexible: (leading: Bool, middle: Bool, trailing: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    guard change != 0, flexible.leading || flexible.middle || flexible.trailing else {
      return (start, length)
    }
    let trailing = old - start - length
    let parts: [(isFlexible: Bool, length: CGFloat)] = [
      (flexible.leading, start), (flexible.middle, length), (flexible.trailing, trailing),
    ]
    let count = CGFloat(parts.count { $0.isFlexible })
    let total = parts.reduce(0) { $1.isFlexible ? $0 + $1.length : $0 }
    func share(_ index: Int) -> CGFloat {
      guard parts[index].isFlexible else { return 0 }
      return total > 0 ? change * parts[index].length / total : change / count
    }
    return (start + share(0), max(0, length + share(1)))
  }

  /// The result of `hitTest(_:with:)` without an override of the hit test.
  package func standardHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !layer.isHidden, layer.opacity >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviewStorage.reversed() {
      guard let seen = subview.layer.pointSeen(at: point, from: layer) else { continue }
      if let hit = subview.hitTest(seen, with: event) { return hit }
    }
    return self
  }

  func performLayout() {
    if LayoutEngine.isInUse || !constraintFlags.isEmpty { prepareConstraintLayout() }
    let engine = constraintState?.engine
    engine?.isInPass = true
    viewController?.updateContentUnavailableIfNeeded()
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    passSafeAreaAfterLayout()
    viewController?.viewDidLayoutSubviews()
    engine?.endPass()
  }
}

extension UIView: @preconcurrency LayerOwnerNaming {
  /// The name of the view's class and that of its controller, which is often the more informative
  /// one.
  package var layerOwnerName: String {
    let name = String(describing: type(of: self))
    let controlled = viewController.map { "\(name), the view of \(type(of: $0))" } ?? name
    guard let identifier = accessibilityIdentifier else { return controlled }
    return "\(controlled) (\"\(identifier)\")"
  }
}

extension CGRect {
  /// Indicates whether the rectangle is a valid geometry. One that is not finite is reported, as by
  /// Core Animation, and the old geometry stays.
  @MainActor
  func isUsable(for view: UIView, _ property: String) -> Bool {
    if origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite {
      return true
    }
    Misuse.report(ViewMisuse.geometryNotFinite(self, property, of: view))
    return false
  }
}

extension CALayer {
  /// Indicates whether the layer's frame is its bounds centred on its position.
  fileprivate var isUpright: Bool {
    CATransform3DIsIdentity(transform) && anchorPoint == CGPoint(x: 0.5, y: 0.5)
  }
}
