/// Adds a view behind another, or in front of it.
struct LayerModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool
  /// The edges at which the layer extends into the unsafe area.
  var ignoredEdges: Edge.Set = []
}

extension LayerModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    LayerNode(view, in: inputs)
  }
}

/// An item with a stack of other items behind it or in front of it, which do not affect its size.
package final class LayerItem: WrapperItem {
  let layer: ArrangingItem<ZStackLayout>
  var alignment: Alignment
  let isBehind: Bool
  var ignoredEdges: Edge.Set

  init(
    _ content: LayoutItem, alignment: Alignment, isBehind: Bool, ignoredEdges: Edge.Set, node: Node
  ) {
    layer = ArrangingItem(ZStackLayout(alignment: alignment), node: node, rank: 1)
    self.alignment = alignment
    self.isBehind = isBehind
    self.ignoredEdges = ignoredEdges
    super.init(content, node: node)
    layer.superitem = self
  }

  package override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    content.place(at: frame.origin, proposal: proposal)
    let area = node.context.container.extend(frame, across: ignoredEdges)
    let inner = ProposedViewSize(area.size)
    let own = layer.dimensions(inner)
    let outer = content.dimensions(proposal)
    if ignoredEdges.isEmpty {
      placeTurned(
        layer,
        at: CGPoint(
          x: outer[alignment.horizontal] - own[alignment.horizontal],
          y: outer[alignment.vertical] - own[alignment.vertical]),
        proposal: inner, in: frame)
    } else {
      placeTurned(
        layer, at: layer.origin(in: area.size, alignment, inner), proposal: inner, in: area)
    }
  }

  package override func appendViews(to views: inout [UIView]) {
    if isBehind { layer.appendViews(to: &views) }
    content.appendViews(to: &views)
    if !isBehind { layer.appendViews(to: &views) }
  }
}

extension ViewContainer {
  /// Extends a rectangle to the container's edges where it touches those of the safe area.
  package func extend(
    _ frame: CGRect, across edges: Edge.Set, regions: SafeAreaRegions = .all
  ) -> CGRect {
    guard !edges.isEmpty, !safeRect.isEmpty else { return frame }
    if !regions.isSuperset(of: [.container, .keyboard]) {
      return extend(frame, across: edges, onlyInto: regions)
    }
    // Frames are aligned to pixels; half a point is more than any rounding.
    let tolerance: CGFloat = 0.5
    var (minX, minY, maxX, maxY) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if edges.contains(.top), minY <= safeRect.minY + tolerance { minY = min(minY, fullRect.minY) }
    if edges.contains(.bottom), maxY >= safeRect.maxY - tolerance {
      maxY = max(maxY, fullRect.maxY)
    }
    if edges.contains(.leading), minX <= safeRect.minX + tolerance {
      minX = min(minX, fullRect.minX)
    }
    if edges.contains(.trailing), maxX >= safeRect.maxX - tolerance {
      maxX = max(maxX, fullRect.maxX)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The keyboard covers the bottom of the container's own safe area.
  private func extend(
    _ frame: CGRect, across edges: Edge.Set, onlyInto regions: SafeAreaRegions
  ) -> CGRect {
    guard let bare = rectWithoutKeyboard, bare.maxY > safeRect.maxY else {
      return regions.contains(.container) ? extend(frame, across: edges) : frame
    }
    if regions.contains(.container) { return extend(frame, across: edges.subtracting(.bottom)) }
    guard regions.contains(.keyboard), edges.contains(.bottom) else { return frame }
    var area = extend(frame, across: .bottom)
    area.size.height = max(frame.height, min(area.maxY, bare.maxY) - area.minY)
    return area
  }
}

final class LayerNode<V: View, Layer: View>: WrapperNode<V, LayerModifier<Layer>, LayerItem> {
  /// One layer for each item of the content.
  private var layers: [ViewNode<Layer>] = []

  override func makeItem(around content: LayoutItem) -> LayerItem {
    let modifier = view.modifier
    let item = LayerItem(
      content, alignment: modifier.alignment, isBehind: modifier.isBehind,
      ignoredEdges: modifier.ignoredEdges, node: self)
    let layer = Layer._makeNode(modifier.layer, in: NodeInputs(under: self))
    layers.append(layer)
    collectLayer(layer, into: item)
    return item
  }

  private func collectLayer(_ layer: ViewNode<Layer>, into item: LayerItem) {
    var contents: [LayoutItem] = []
    layer.appendItems(to: &contents)
    item.layer.setItems(contents)
  }

  override func collectItems() {
    let old = items
    super.collectItems()
    // A removed item may wait for its layout, and the contents of its layer go now.
    for removed in old.dropFirst(items.count) { removed.layer.setItems([]) }
    while layers.count > items.count { layers.removeLast().unmount() }
    for (layer, item) in zip(layers, items) { collectLayer(layer, into: item) }
  }

  override func modifierDidChange(from old: LayerModifier<Layer>) {
    let new = view.modifier
    for layer in layers { layer.update(new.layer) }
    guard old.alignment != new.alignment || old.ignoredEdges != new.ignoredEdges else { return }
    for item in items {
      item.alignment = new.alignment
      item.ignoredEdges = new.ignoredEdges
      item.layer.setLayout(ZStackLayout(alignment: new.alignment))
      item.setNeedsPlacing()
    }
  }

  /// Updates the layout after the layout direction changed.
  override func refresh() {
    isDirty = false
    for item in items { item.setNeedsPlacing() }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if view.modifier.isBehind { for layer in layers { visit(layer) } }
    super.visitChildren(visit)
    if !view.modifier.isBehind { for layer in layers { visit(layer) } }
  }
}

extension View {
  /// Adds the specified view behind this one.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: true))
  }

  /// Adds the specified view behind this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isBehind: true))
  }

  /// Sets the view's background to a style, which extends beyond the safe area where the view
  /// touches its edges.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayerModifier(
        layer: StyleView(style: style), alignment: .center, isBehind: true, ignoredEdges: edges))
  }

  /// Adds the specified view in front of this one.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: false))
  }

  /// Adds the specified view in front of this one.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isBehind: false))
  }

  /// Fills the area in front of the view with a style, which extends beyond the safe area where the
  /// view touches its edges.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayerModifier(
        layer: StyleView(style: style), alignment: .center, isBehind: false, ignoredEdges: edges))
  }
}
