/// An item that wraps another one.
@_spi(Core) open class WrapperItem: LayoutItem {
  package internal(set) var content: LayoutItem

  package init(_ content: LayoutItem, node: Node, rank: Int = 0) {
    self.content = content
    super.init(node: node, rank: rank)
    content.superitem = self
  }

  /// Replaces the content.
  package func replaceContent(_ new: LayoutItem) {
    content = new
    new.superitem = self
    invalidateLayout()
  }

  open override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  open override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    content.place(at: frame.origin, proposal: proposal)
  }

  open override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    content.explicitAlignment(key, in: size)
  }

  package override var spacing: ViewSpacing { content.spacing }

  package override var traitSource: LayoutItem? { content }

  open override func appendViews(to views: inout [UIView]) {
    content.appendViews(to: &views)
  }
}

extension LayoutItem {
  /// The item inside all wrappers.
  package var innermost: LayoutItem {
    var item = self
    while let wrapper = item as? WrapperItem { item = wrapper.content }
    return item
  }
}

/// A node that wraps each item of its content in an item of its own.
@_spi(Core)
open class WrapperNode<V: View, M: ViewModifier, Item: WrapperItem>: ContentNode<V, M>, ItemOwner {
  package private(set) var items: [Item] = []

  /// Creates the wrapper of one item of the content.
  open func makeItem(around content: LayoutItem) -> Item {
    preconditionFailure("\(Self.self) makes no items.")
  }

  /// Items that are wrapped one by one cannot be created lazily.
  open override func contentInputs() -> NodeInputs { NodeInputs(under: self) }

  open override func didMakeContent() {
    var contents: [LayoutItem] = []
    child?.appendItems(to: &contents)
    items = contents.map { makeItem(around: $0) }
  }

  open override func itemsDidChange() {
    context.host.layout.add(restructured: self)
  }

  open func collectItems() {
    var contents: [LayoutItem] = []
    child?.appendItems(to: &contents)
    let oldCount = items.count
    for (index, content) in contents.enumerated() {
      if index == items.count {
        items.append(makeItem(around: content))
      } else if items[index].content !== content {
        items[index].replaceContent(content)
      }
    }
    if contents.count < oldCount {
      // A removed wrapper that waits for its layout must not lay out what has gone.
      for removed in items[contents.count...] { removed.content = LayoutItem(node: self) }
      items.removeLast(oldCount - contents.count)
    }
    context.container.setNeedsOrder()
    if contents.count != oldCount { parent?.itemsDidChange() }
  }

  open override func appendItems(to items: inout [LayoutItem]) {
    items.append(contentsOf: self.items as [LayoutItem])
  }
}
