/// A group of views in place of a single one, which adds no layout of its own.
public struct Group<Content> {
  package let content: Content

  package init(content: Content) {
    self.content = content
  }
}

extension Group: View, PrimitiveView where Content: View {
  /// Creates a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    PassThroughNode(view, content: \.content, in: inputs)
  }
}

/// A node that consists only of its content.
package final class PassThroughNode<V: View, Content: View>: ViewNode<V> {
  private let content: (V) -> Content
  private var child: ViewNode<Content>?

  package init(_ view: V, content: @escaping (V) -> Content, in inputs: NodeInputs) {
    self.content = content
    super.init(view, in: inputs)
    child = Content._makeNode(content(view), in: NodeInputs(continuing: self))
  }

  package override func update(_ new: V) {
    view = new
    child?.update(content(new))
  }

  package override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  package override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}
