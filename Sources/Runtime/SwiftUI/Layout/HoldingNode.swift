/// A node whose content's items are inside an item of its own.
package class HoldingNode<V: View, Content: View, Item: LayoutItem>: ViewNode<V>, ItemOwner {
  @exclusivity(unchecked) var child: ViewNode<Content>?
  @exclusivity(unchecked) var item: Item?

  /// Called when the items of the content changed.
  func contentDidChange(_ items: [LayoutItem]) {}

  package override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  package override func appendItems(to items: inout [LayoutItem]) {
    if let item { items.append(item) }
  }

  package override func itemsDidChange() {
    context.host.layout.add(restructured: self)
  }

  package final func collectItems() {
    var items: [LayoutItem] = []
    child?.appendItems(to: &items)
    contentDidChange(items)
  }
}
