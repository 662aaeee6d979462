/// An item with a UIView that contains the views of its content: controls, effects, scroll views.
@_spi(Core) open class GroupItem<V: UIView>: ViewItem<V> {
  package private(set) var container: ViewContainer!
  package let stack: ArrangingItem<ZStackLayout>
  package private(set) var only: LayoutItem?

  package override init(node: Node, view: V) {
    stack = ArrangingItem(ZStackLayout(), node: node, rank: 1)
    super.init(node: node, view: view)
    stack.superitem = self
    container = ViewContainer(view: view, host: node.context.host)
    container.collectViews = { [weak self] in self?.content.appendViews(to: &$0) }
  }

  /// Sets the content: a single item, or several in front of one another.
  package func setItems(_ items: [LayoutItem]) {
    only = items.count == 1 ? items[0] : nil
    if let only {
      only.superitem = self
      stack.setItems([])
    } else {
      stack.setItems(items)
    }
    container.setNeedsOrder()
    invalidateLayout()
  }

  package var content: LayoutItem { only ?? stack }

  open override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  open override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    super.placeContent(in: frame, proposal: proposal)
    content.place(at: .zero, proposal: proposal)
  }

  open override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    content.explicitAlignment(key, in: size)
  }

  open override var hasOwnCoordinates: Bool { true }

  package override var spacing: ViewSpacing { content.spacing }

  package override var traitSource: LayoutItem? { only }
}
