/// A node whose content is a list of which only what is near is made.
final class LazyStackNode<V: View, Content: View>: ViewNode<V>, ItemOwner {
  private let layout: (V) -> LazyLayout
  private let content: (V) -> Content
  private var child: ViewNode<Content>?
  private var item: LazyStackItem?

  init(
    _ view: V, layout: @escaping (V) -> LazyLayout, content: @escaping (V) -> Content,
    in inputs: NodeInputs
  ) {
    self.layout = layout
    self.content = content
    super.init(view, in: inputs)
    item = LazyStackItem(layout(view), node: self)
    child = Content._makeNode(
      content(view), in: NodeInputs(context: context, parent: self, isListed: true))
    collectItems()
  }

  override func update(_ new: V) {
    GraphCounters.shared.nodesUpdated += 1
    view = new
    item?.setLayout(layout(new))
    child?.update(content(new))
  }

  /// The layout direction changed.
  override func refresh() {
    isDirty = false
    item?.setNeedsPlacing()
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    if let item { items.append(item) }
  }

  override func itemsDidChange() {
    context.host.layout.add(restructured: self)
  }

  func collectItems() {
    var items: [LayoutItem] = []
    child?.appendItems(to: &items)
    item?.setItems(items)
    context.container.setNeedsOrder()
  }
}
