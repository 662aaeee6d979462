extension DisplayListBuilder {
  mutating func append(_ op: DrawOp) {
    guard !op.rect.isEmpty else { return }
    var op = op
    op.parent = parent
    op.isInMask = isInMask
    ops.append(op)
  }

  /// Begins a group. An empty rectangle is replaced by that of its content.
  mutating func open(
    _ kind: DrawOp.Kind, _ layer: CALayer, _ part: UInt8, rect: PixelRect, alpha: UInt8 = 255
  ) -> Int {
    var op = DrawOp(
      kind, DrawOp.Key(layer: layer.id, part: part), extent: rect, clip: rect, frame: .empty)
    op.parent = parent
    op.isInMask = isInMask
    op.alpha = alpha
    ops.append(op)
    groupStack.append(OuterGroup(parent: parent, isInMask: isInMask))
    parent = op.key
    isInMask = false
    return ops.count - 1
  }

  /// Begins the group of a layer that is faded, blended with the content below, or the backdrop of
  /// blended sublayers; returns nil if the layer needs none.
  mutating func openGroup(
    _ layer: CALayer, _ values: LayerProperties, alpha: UInt8 = 255
  ) -> Int? {
    guard alpha < 255 || values.blending != .normal || values.isolatesBlending else { return nil }
    let group = open(.group, layer, DrawOp.Part.group, rect: .empty, alpha: alpha)
    ops[group].blending = values.blending
    return group
  }

  /// Ends a group; an empty one is removed, and one around a single step of the same layer is
  /// merged with it if the result is the same.
  ///
  /// Steps of other layers are never moved: those layers store the positions of their steps.
  mutating func close(_ index: Int) {
    if let outer = groupStack.popLast() { (parent, isInMask) = (outer.parent, outer.isInMask) }
    let count = ops.count - index - 1
    ops[index].count = count
    guard count > 0 else {
      ops.removeLast()
      return
    }
    let shown = ops[index].kind == .mask ? ops[index].contentCount : count
    if ops[index].kind != .clip {
      (ops[index].rect, ops[index].extent) = bounds(of: index + 1..<index + 1 + shown)
    }
    if count == 1 && ops[index + 1].key.layer == ops[index].key.layer { merge(index) }
  }

  private func bounds(of range: Range<Int>) -> (rect: PixelRect, extent: PixelRect) {
    var rect = PixelRect.empty
    var extent = PixelRect.empty
    var index = range.lowerBound
    while index < range.upperBound {
      rect = rect.union(ops[index].rect)
      extent = extent.union(ops[index].extent)
      index += 1 + ops[index].count
    }
    return (rect, extent)
  }

  private mutating func merge(_ index: Int) {
    let group = ops[index]
    guard group.blending == .normal else { return }
    var only = ops[index + 1]
    switch (group.kind, only.kind) {
    case (.group, .fill), (.group, .slice):
      only.color = only.color.scaled(group.alpha)
    case (.group, .image), (.group, .backdrop):
      guard only.alpha == 255 else { return }
      only.alpha = group.alpha
    case (.clip, .fill) where only.rect == group.rect:
      only.kind = .slice
      only.slice = group.slice
      only.frame = group.frame
    default:
      return
    }
    only.parent = group.parent
    only.isInMask = group.isInMask
    ops.removeLast()
    ops[index] = only
  }
}
