/// A node whose view makes something of UIKit's and keeps it up to date.
class RepresentableNode<V: View, Item: LayoutItem>: ViewNode<V> {
  /// What is placed for the view. The subclass makes it.
  final var item: Item?
  private var properties = BoundProperties(for: V.self)

  /// The view with its state and environment, as its methods are to see it.
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
