extension CALayer {
  /// The presentation layers of the sublayers, for a presentation layer.
  final var copiedSublayers: [CALayer]? {
    guard let source else { return nil }
    let copies = source.ownChildren.compactMap { $0.presentation() }
    return copies.isEmpty ? nil : copies
  }

  /// The sublayers in their visible order from back to front: by `zPosition`, then by index.
  final var childrenByDepth: [CALayer] {
    if state.showsReplicas { return children.filter(\.state.isAttendant) }
    if areChildrenInOrder { return children }
    return children.enumerated().sorted { a, b in
      let (first, second) = (a.element.presentedDepth, b.element.presentedDepth)
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }

  private final var presentedDepth: CGFloat {
    sampled?.values.zPosition ?? properties.zPosition
  }

  private final var areChildrenInOrder: Bool {
    var last = -CGFloat.infinity
    for child in children {
      let depth = child.presentedDepth
      guard depth >= last else { return false }
      last = depth
    }
    return true
  }

  final func isSelfOrAncestor(of layer: CALayer) -> Bool {
    if children.isEmpty, maskLayer == nil { return self === layer }
    var current: CALayer? = layer
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.parent
    }
    return false
  }

  final func insert(_ layer: CALayer, at index: Int) {
    if layer.isSelfOrAncestor(of: self) {
      Misuse.report(LayerMisuse.sublayerOfDescendant)
      return
    }
    var index = min(max(index, 0), children.count)
    if layer.parent === self, maskLayer !== layer,
      let old = children.firstIndex(where: { $0 === layer })
    {
      if old < index { index -= 1 }
      if old == index { return }
      children.remove(at: old)
    } else {
      layer.detach()
      index = min(index, children.count)
    }
    children.insert(layer, at: index)
    layer.parent = self
    layer.state.changes.formUnion(.sublayers)
    layer.propagateWork()
    markChanged(.sublayers)
    setNeedsLayout()
    if layer.host != nil, let action = layer.orderAction(kCAOnOrderIn) {
      action.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
    }
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, above: Bool) {
    guard layer !== sibling else { return }
    // Sublayers are nearly always added in front of the others.
    guard let sibling, let index = children.lastIndex(where: { $0 === sibling }) else {
      insert(layer, at: above ? children.count : 0)
      return
    }
    insert(layer, at: above ? index + 1 : index)
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
    insert(new, at: index)
    old.detach()
  }

  final func replaceSublayers(with layers: [CALayer]) {
    for child in ownChildren where !layers.contains(where: { $0 === child }) { child.detach() }
    for (index, layer) in layers.enumerated() { insert(layer, at: childIndex(ofOwn: index)) }
  }

  final func detach() {
    guard let parent else { return }
    let host = host
    if host != nil, let action = orderAction(kCAOnOrderOut) {
      action.run(forKey: kCAOnOrderOut, object: self, arguments: nil)
    }
    if parent.maskLayer === self {
      parent.maskLayer = nil
      self.parent = nil
      parent.markChanged(.mask)
    } else {
      parent.children.removeAll { $0 === self }
      self.parent = nil
      parent.markChanged(.sublayers)
      parent.setNeedsLayout()
    }
    host?.layerDeparted(self)
  }

  private func orderAction(_ event: String) -> (any CAAction)? {
    TransactionStack.current.disablesActions ? nil : action(forKey: event)
  }

  final func setMask(_ layer: CALayer?) {
    guard layer !== maskLayer else { return }
    if let layer, layer.isSelfOrAncestor(of: self) {
      Misuse.report(LayerMisuse.maskOfDescendant)
      return
    }
    maskLayer?.detach()
    layer?.detach()
    maskLayer = layer
    layer?.parent = self
    layer?.propagateWork()
    markChanged(.mask)
  }
}

/// The event of a layer that is added to a tree on a screen.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed from a tree on a screen.
public let kCAOnOrderOut = "onOrderOut"
