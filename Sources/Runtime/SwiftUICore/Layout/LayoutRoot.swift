/// A view whose content is arranged by a layout.
struct LayoutRoot<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutRoot: View, PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ExplicitGuides.noteLayout()
    return LayoutRootNode(view, in: inputs)
  }
}

/// A view that consists of a layout and the views that it arranges.
@MainActor @preconcurrency
package protocol LayoutView: PrimitiveView {
  associatedtype Arrangement: Layout
  associatedtype Content: View
  var layout: Arrangement { get }
  var content: Content { get }
  /// Returns the stack engine of layouts that are stacks.
  static func engine(of layout: Arrangement) -> StackEngine?
}

extension LayoutView {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    LayoutRootNode(view, in: inputs)
  }

  package static func engine(of layout: Arrangement) -> StackEngine? { nil }
}

/// A node that arranges the items of its content.
final class LayoutRootNode<V: LayoutView>: HoldingNode<
  V, V.Content, ArrangingItem<V.Arrangement>
>
{
  override init(_ view: V, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let layout = view.layout
    item = ArrangingItem(layout, node: self, engine: V.engine(of: layout))
    child = V.Content._makeNode(view.content, in: NodeInputs(under: self))
    collectItems()
  }

  override func update(_ new: V) {
    GraphCounters.shared.nodesUpdated += 1
    view = new
    let layout = new.layout
    item?.setLayout(layout, engine: V.engine(of: layout))
    child?.update(new.content)
  }

  /// Updates the layout after the layout direction changed.
  override func refresh() {
    isDirty = false
    item?.setNeedsPlacing()
  }

  override func contentDidChange(_ items: [LayoutItem]) {
    item?.setItems(items)
    context.container.setNeedsOrder()
  }
}

/// The engine of a stack, which is called directly rather than through its protocol because stacks
/// are frequent. It is declared outside of the generic item class, where it would be a separate
/// type for each layout.
private struct StackInUse {
  var engine: StackEngine
  let cache = StackEngine.Cache()
  /// Indicates whether the views or their sizes changed since the cache was updated.
  var isStale = true
}

/// The item of a container with a layout.
package final class ArrangingItem<L: Layout>: LayoutItem {
  @exclusivity(unchecked) private var layout: L
  @exclusivity(unchecked) private(set) var items: [LayoutItem] = []
  @exclusivity(unchecked) private var cache: L.Cache?
  private let arranger = LayoutArranger()
  @exclusivity(unchecked) private var animated: AnimatedData<L>

  @exclusivity(unchecked) private var stack: StackInUse?

  /// - Parameter engine: The engine of layouts that are stacks.
  package init(
    _ layout: L, node: Node, rank: Int = 0, engine: StackEngine? = nil
  ) {
    self.layout = layout
    if let engine { stack = StackInUse(engine: engine) }
    animated = AnimatedData(layout)
    super.init(node: node, rank: rank)
  }

  package override var arranges: Bool { true }
  package override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

  func setLayout(_ new: L, engine: StackEngine? = nil) {
    if let engine { stack?.engine = engine }
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
    stack?.isStale = true
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

  /// The stack's engine with an up-to-date cache; `nil` for all other layouts.
  private var readyStack: StackInUse? {
    guard let stack else { return nil }
    if stack.isStale {
      self.stack?.isStale = false
      stack.engine.update(stack.cache, items)
    }
    return stack
  }

  /// Provides the cache, updated for sizes that may have changed since it was created.
  private func withCache<R>(_ body: (inout L.Cache, LayoutSubviews) -> R) -> R {
    let subviews = subviews
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    // A single owner, so that the contents of the cache are mutated in place.
    self.cache = nil
    defer { self.cache = cache }
    return body(&cache, subviews)
  }

  package override func sizesDidChange() {
    stack?.isStale = true
    guard var cache else { return }
    self.cache = nil
    layout.updateCache(&cache, subviews: subviews)
    self.cache = cache
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let stack = readyStack { return stack.engine.size(proposal, items, stack.cache) }
    return withCache { layout.sizeThatFits(proposal: proposal, subviews: $1, cache: &$0) }
  }

  package override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    arranger.begin(frame, isRightToLeft: node.isRightToLeft)
    if let stack = readyStack {
      stack.engine.place(in: frame, proposal, items, stack.cache, by: arranger)
      return
    }
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
    if let stack = readyStack {
      return stack.engine.explicitAlignment(key, proposal, items, stack.cache)
    }
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
    if let stack = readyStack { return stack.engine.spacing(items) }
    return withCache { layout.spacing(subviews: $1, cache: &$0) }
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
  /// The axis of the stack that contains the item.
  package var stackAxis: Axis? {
    var item = superitem
    while let candidate = item {
      if candidate.arranges { return candidate.stackOrientation }
      item = candidate.superitem
    }
    return nil
  }
}
