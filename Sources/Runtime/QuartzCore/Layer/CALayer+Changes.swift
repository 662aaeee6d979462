extension CALayer {
  /// The current visible state: the model with the animations of the last sampled frame.
  package final var presented: LayerProperties {
    sampled?.values ?? properties
  }

  /// The screen that shows the layer.
  package final var host: LayerHost? {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer.rootHost
  }

  /// Changes a property, and runs its action if there is one.
  @inline(__always)
  final func change(_ key: LayerKey, _ body: (inout LayerProperties) -> Void) {
    let action =
      source == nil && !TransactionStack.current.disablesActions ? findChangeAction(key) : nil
    body(&properties)
    markChanged(key.change)
    action?.run(forKey: key.rawValue, object: self, arguments: nil)
  }

  private func findChangeAction(_ key: LayerKey) -> (any CAAction)? {
    // Subclasses may override action(forKey:); only a layer that could have an action has this
    // cost.
    if owner == nil && delegate == nil && actions == nil && style == nil && !state.isCommitted
      && type(of: self) == CALayer.self
    {
      return nil
    }
    return action(forKey: key.rawValue)
  }

  /// Marks a visible change of the layer.
  package final func markChanged(_ change: LayerChanges) {
    // Once for the changes of a frame.
    if state.changes.isEmpty { checkQueue() }
    state.changes.formUnion(change)
    state.needsRedraw = true
    sampled?.isStale = true
    var layer = parent
    while let current = layer, !current.state.changesBelow || !current.state.needsRedrawBelow {
      current.state.changesBelow = true
      current.state.needsRedrawBelow = true
      layer = current.parent
    }
  }

  final func markNeedsLayout() {
    guard !state.needsLayout else { return }
    checkQueue()
    state.needsLayout = true
    var layer = parent
    while let current = layer, !current.state.needsLayoutBelow {
      current.state.needsLayoutBelow = true
      layer = current.parent
    }
  }

  final func markNeedsDisplay() {
    guard !state.needsDisplay else { return }
    checkQueue()
    state.needsDisplay = true
    var layer = parent
    while let current = layer, !current.state.needsDisplayBelow {
      current.state.needsDisplayBelow = true
      layer = current.parent
    }
  }

  /// Marks the ancestors of a subtree with pending work.
  final func propagateWork() {
    let layout = state.needsLayout || state.needsLayoutBelow
    let display = state.needsDisplay || state.needsDisplayBelow
    let changes = !state.changes.isEmpty || state.changesBelow
    let redraw = state.needsRedraw || state.needsRedrawBelow
    let drawing = state.owesDrawing || state.owesDrawingBelow
    var layer = parent
    while let current = layer {
      let old = current.state
      // An ancestor that is already marked has marked its own ancestors.
      if old.needsLayoutBelow || !layout, old.needsDisplayBelow || !display,
        old.changesBelow || !changes, old.needsRedrawBelow || !redraw,
        old.owesDrawingBelow || !drawing
      {
        return
      }
      if layout { current.state.needsLayoutBelow = true }
      if display { current.state.needsDisplayBelow = true }
      if changes { current.state.changesBelow = true }
      if redraw { current.state.needsRedrawBelow = true }
      if drawing { current.state.owesDrawingBelow = true }
      layer = current.parent
    }
  }

  /// Updates the contents of the layer and its descendants that need it.
  package final func performDisplay() {
    if state.needsDisplay { displayIfNeeded() }
    guard state.needsDisplayBelow else { return }
    state.needsDisplayBelow = false
    for child in children { child.performDisplay() }
    maskLayer?.performDisplay()
  }

  final func setFrame(_ frame: CGRect) {
    let size: CGSize
    let t = properties.transform.planar
    if t.b == 0, t.c == 0, t.a != 0, t.d != 0 {
      size = CGSize(width: frame.width / abs(t.a), height: frame.height / abs(t.d))
    } else if let inverse = t.invertedIfPossible {
      size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
    } else {
      size = frame.size
    }
    let anchor = properties.anchorPoint
    let isPlain = properties.transform == CATransform3DIdentity
    bounds = CGRect(origin: properties.bounds.origin, size: isPlain ? frame.size : size)
    if isPlain {
      position = CGPoint(
        x: frame.origin.x + frame.size.width * anchor.x,
        y: frame.origin.y + frame.size.height * anchor.y)
    } else {
      let now = properties.frame
      position = CGPoint(
        x: properties.position.x + frame.minX - now.minX,
        y: properties.position.y + frame.minY - now.minY)
    }
  }

  final func setContents(_ value: Any?) {
    let image = value as? CGImage
    if image == nil, let value, !(value is NSNull) {
      Misuse.report(LayerMisuse.contentsType(value))
    }
    performDeferredDrawingOfLayer()
    guard image !== properties.contents else { return }
    change(.contents) { $0.contents = image }
  }
}

extension CGAffineTransform {
  /// The inverse, or `nil` if there is none.
  var invertedIfPossible: CGAffineTransform? {
    let determinant = a * d - b * c
    return abs(determinant) > 1e-12 && determinant.isFinite ? inverted() : nil
  }
}

extension CGRect {
  /// Indicates whether the origin and the size are finite.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
