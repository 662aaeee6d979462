/// A node whose content's items are inside an item of its own.
@_spi(Core) open class HoldingNode<V: View, Content: View, Item: LayoutItem>: ViewNode<V>, ItemOwner
{
  @exclusivity(unchecked) package var child: ViewNode<Content>?
  @exclusivity(unchecked) package var item: Item?

  /// Called when the items of the content changed.
  open func contentDidChange(_ items: [LayoutItem]) {}

  open override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  open override func appendItems(to items: inout [LayoutItem]) {
    if let item { items.append(item) }
  }

  open override func itemsDidChange() {
    context.host.layout.add(restructured: self)
  }

  package final func collectItems() {
    var items: [LayoutItem] = []
    child?.appendItems(to: &items)
    contentDidChange(items)
  }
}
