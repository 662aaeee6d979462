/// A view that shows the first of its subviews that fits.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View, PrimitiveView where Content: View {
  /// Creates a view that shows the first subview whose ideal size fits along some axes, or the last
  /// if none does.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, content: content())
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    FittingNode(view, in: inputs)
  }
}

final class FittingNode<Content: View>: HoldingNode<ViewThatFits<Content>, Content, FittingItem> {
  override init(_ view: ViewThatFits<Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    item = FittingItem(node: self)
    item?.axes = view.axes
    child = Content._makeNode(view.content, in: NodeInputs(under: self))
    collectItems()
  }

  override func update(_ new: ViewThatFits<Content>) {
    view = new
    if item?.axes != new.axes {
      item?.axes = new.axes
      item?.invalidateLayout()
    }
    child?.update(new.content)
  }

  override func contentDidChange(_ items: [LayoutItem]) {
    item?.setItems(items)
    context.container.setNeedsOrder()
  }
}

final class FittingItem: LayoutItem {
  var axes: Axis.Set = [.horizontal, .vertical]
  private var items: [LayoutItem] = []
  private weak var shown: LayoutItem?

  func setItems(_ items: [LayoutItem]) {
    self.items = items
    for item in items { item.superitem = self }
    invalidateLayout()
  }

  private func choice(_ proposal: ProposedViewSize) -> LayoutItem? {
    let fitting = items.first { item in
      let ideal = item.size(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      return fitsWidth && fitsHeight
    }
    return fitting ?? items.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.size(proposal) ?? .zero
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    let item = choice(proposal)
    if item !== shown {
      shown = item
      node.context.container.setNeedsOrder()
    }
    item?.place(at: frame.origin, proposal: proposal)
  }

  override var traitSource: LayoutItem? { shown }

  override func appendViews(to views: inout [UIView]) {
    shown?.appendViews(to: &views)
  }
}
