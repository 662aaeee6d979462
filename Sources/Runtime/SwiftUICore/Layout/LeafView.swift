/// A primitive view that is a single item.
@MainActor @preconcurrency
package protocol LeafView: PrimitiveView {
  associatedtype Item: LayoutItem
  /// Creates the item; ``update(_:)`` is called next.
  static func makeItem(node: Node) -> Item
  /// Updates the item from the view's values. It is called again when a value that it read from
  /// `item.node.environment` changes. Call `item.invalidateLayout()` if the size may have changed.
  func update(_ item: Item)
}

extension LeafView {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    LeafNode(view, in: inputs)
  }
}

final class LeafNode<V: LeafView>: ViewNode<V> {
  @exclusivity(unchecked) private var item: V.Item?
  @exclusivity(unchecked) private var animated: AnimatedData<V>

  override init(_ view: V, in inputs: NodeInputs) {
    animated = AnimatedData(view)
    super.init(view, in: inputs)
    let item = V.makeItem(node: self)
    self.item = item
    view.update(item)
  }

  override func update(_ new: V) {
    GraphCounters.shared.nodesUpdated += 1
    var shown = new
    if animated.isUsed { animated.retarget(&shown, in: self) { [weak self] in self?.step(to: $0) } }
    let isSame = TypeLayout.of(V.self).areEqual(view, shown)
    view = shown
    if !isSame { refresh() }
  }

  private func step(to time: Double) {
    animated.show(in: &view, at: time)
    invalidate()
  }

  override func refresh() {
    isDirty = false
    if let item { view.update(item) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    if let item { items.append(item) }
  }
}
