/// The topmost node of a host.
final class RootNode<V: View>: ViewNode<V>, ItemOwner {
  private(set) var item: RootItem?
  private var child: ViewNode<V>?

  override init(_ view: V, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    item = RootItem(node: self)
    let inner =
      context.host.isPage
      ? context.with(environment: .page(inside: context.environment, of: self)) : context
    child = V._makeNode(view, in: NodeInputs(context: inner, parent: self))
    collectItems()
  }

  override func update(_ new: V) {
    view = new
    child?.update(new)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
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

/// Centres the views of a host in its area; several are arranged in a column.
package final class RootItem: LayoutItem {
  private let stack: ArrangingItem<VStackLayout>

  init(node: Node) {
    stack = ArrangingItem(
      VStackLayout(), node: node, rank: 1, engine: VStackLayout().engine)
    super.init(node: node)
    stack.superitem = self
  }

  private var only: LayoutItem?

  func setItems(_ items: [LayoutItem]) {
    only = items.count == 1 ? items[0] : nil
    if let only {
      only.superitem = self
      stack.setItems([])
    } else {
      stack.setItems(items)
    }
    invalidateLayout()
  }

  private var content: LayoutItem { only ?? stack }

  func contentSize(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
  }

  package override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    let size = content.size(proposal)
    content.place(
      at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
      proposal: proposal)
  }

  package override func appendViews(to views: inout [UIView]) {
    content.appendViews(to: &views)
  }
}
