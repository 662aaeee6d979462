/// A node whose content is a lazily created list.
package final class LazyStackNode<V: View, Content: View>: HoldingNode<V, Content, LazyStackItem> {
  private let layout: (V) -> LazyLayout
  private let content: (V) -> Content
  private var rows: EnvironmentScope?

  init(
    _ view: V, layout: @escaping (V) -> LazyLayout, content: @escaping (V) -> Content,
    in inputs: NodeInputs
  ) {
    self.layout = layout
    self.content = content
    super.init(view, in: inputs)
    item = LazyStackItem(layout(view), node: self)
    let rows = EnvironmentScope(inside: context.environment) { $0.isInLazyStack = true }
    self.rows = rows
    child = Content._makeNode(
      content(view),
      in: NodeInputs(context: context.with(environment: rows), parent: self, isListed: true))
    collectItems()
  }

  package override func update(_ new: V) {
    GraphCounters.shared.nodesUpdated += 1
    view = new
    item?.setLayout(layout(new))
    child?.update(content(new))
  }

  /// Updates the layout after the layout direction changed.
  package override func refresh() {
    isDirty = false
    item?.setNeedsPlacing()
  }

  package override func contentDidChange(_ items: [LayoutItem]) {
    item?.setItems(items)
    context.container.setNeedsOrder()
  }
}
