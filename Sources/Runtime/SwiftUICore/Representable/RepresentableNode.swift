/// A node whose view creates a UIKit object and updates it.
class RepresentableNode<V: View, Item: LayoutItem>: ViewNode<V> {
  /// The layout item of the view. The subclass creates it.
  final var item: Item?
  private var properties = BoundProperties(for: V.self)

  /// Returns the view with its dynamic properties bound, as its methods see it.
  final func bind() -> V {
    var bound = view
    properties.bind(&bound, in: self)
    return bound
  }

  override func update(_ new: V) {
    GraphCounters.shared.nodesUpdated += 1
    let isSame = properties.type.areEqual(view, new)
    view = new
    if !isSame { refresh() }
  }

  override func didUnmount() {
    properties.unbind()
  }

  override func appendItems(to items: inout [LayoutItem]) {
    if let item { items.append(item) }
  }
}
