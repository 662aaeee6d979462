/// The node of a view that only stands for another one.
final class ForwardingNode<V: View, Content: View>: ViewNode<V> {
  private let content: (V) -> Content
  private var child: ViewNode<Content>?

  init(_ view: V, content: @escaping (V) -> Content, in inputs: NodeInputs) {
    self.content = content
    super.init(view, in: inputs)
    child = Content._makeNode(content(view), in: NodeInputs(under: self))
  }

  override func update(_ new: V) {
    view = new
    child?.update(content(new))
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}
