/// Views arranged by a layout.
struct LayoutRoot<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutRoot: View, PrimitiveView {
  static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ExplicitGuides.noteLayout()
    return LayoutRootNode(
      view, layout: { $0.layout }, content: { $0.content }, in: inputs)
  }
}

/// A node that arranges the items of its content; also for views that are such by themselves.
package final class LayoutRootNode<V: View, L: Layout, Content: View>: HoldingNode<
  V, Content, ArrangingItem<L>
>
{
  private let layout: (V) -> L
  private let content: (V) -> Content

  package init(
    _ view: V, layout: @escaping (V) -> L, content: @escaping (V) -> Content,
    in inputs: NodeInputs
  ) {
    self.layout = layout
    self.content = content
    super.init(view, in: inputs)
    let item = ArrangingItem(layout(view), node: self)
    self.item = item
    child = Content._makeNode(content(view), in: NodeInputs(under: self))
    collectItems()
  }

  package override func update(_ new: V) {
    GraphCounters.shared.nodesUpdated += 1
    view = new
    item?.setLayout(layout(new))
    child?.update(content(new))
  }

  /// The layout direction changed.
  package override func refresh() {
    isDirty = false
    item?.setNeedsPlacing()
  }

  override func contentDidChange(_ items: [LayoutItem]) {
    item?.setItems(items)
    context.container.setNeedsOrder()
  }
}

/// The item of a container with a layout.
package final class ArrangingItem<L: Layout>: LayoutItem {
  private var layout: L
  private(set) var items: [LayoutItem] = []
  private var cache: L.Cache?
  private let arranger = LayoutArranger()
  private var animated: AnimatedData<L>

  package init(_ layout: L, node: Node, rank: Int = 0) {
    self.layout = layout
    animated = AnimatedData(layout)
    super.init(node: node, rank: rank)
  }

  package override var arranges: Bool { true }
  package override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

  package func setLayout(_ new: L) {
    var shown = new
    if animated.isUsed {
      animated.retarget(&shown, in: node) { [weak self] in self?.step(to: $0) }
    }
    show(shown)
  }

  private func step(to time: Double) {
    var shown = layout
    animated.show(in: &shown, at: time)
    show(shown)
  }

  private func show(_ new: L) {
    let isSame = TypeLayout.of(L.self).areEqual(layout, new)
    layout = new
    guard !isSame else { return }
    cache = nil
    invalidateLayout()
  }

  package func setItems(_ new: [LayoutItem]) {
    items = new
    for item in new { item.superitem = self }
    sizesDidChange()
    invalidateLayout()
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(
      items: items, layoutDirection: node.isRightToLeft ? .rightToLeft : .leftToRight,
      arranger: arranger)
  }

  /// Sizes inside may have changed since the cache was made.
  private func withCache<R>(_ body: (inout L.Cache, LayoutSubviews) -> R) -> R {
    let subviews = subviews
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    // Only one owner: what the cache holds is changed in place.
    self.cache = nil
    defer { self.cache = cache }
    return body(&cache, subviews)
  }

  package override func sizesDidChange() {
    guard var cache else { return }
    self.cache = nil
    layout.updateCache(&cache, subviews: subviews)
    self.cache = cache
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $1, cache: &$0) }
  }

  package override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    arranger.begin(frame, isRightToLeft: node.isRightToLeft)
    withCache {
      layout.placeSubviews(in: frame, proposal: proposal, subviews: $1, cache: &$0)
    }
    guard arranger.placed < items.count else { return }
    for item in items where item.placement == nil {
      arranger.place(
        item, at: CGPoint(x: frame.midX, y: frame.midY), anchor: .center, proposal: proposal)
    }
  }

  package override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let proposal = ProposedViewSize(size)
    return withCache { cache, subviews in
      if key.axis == .horizontal {
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      } else {
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }

  package override var spacing: ViewSpacing {
    withCache { layout.spacing(subviews: $1, cache: &$0) }
  }

  package override func appendViews(to views: inout [UIView]) {
    let hasOrder =
      ZIndexTrait.isUsed && items.contains { $0.trait(ZIndexTrait.self) != 0 }
    guard hasOrder else {
      for item in items { item.appendViews(to: &views) }
      return
    }
    let ordered = items.enumerated().sorted {
      ($0.element.trait(ZIndexTrait.self), $0.offset)
        < ($1.element.trait(ZIndexTrait.self), $1.offset)
    }
    for (_, item) in ordered { item.appendViews(to: &views) }
  }
}

extension LayoutItem {
  /// The axis of the stack that the item stands in.
  package var stackAxis: Axis? {
    var item = superitem
    while let candidate = item {
      if candidate.arranges { return candidate.stackOrientation }
      item = candidate.superitem
    }
    return nil
  }
}
