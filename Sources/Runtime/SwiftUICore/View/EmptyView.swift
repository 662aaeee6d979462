/// A view without content and size.
public struct EmptyView: Sendable {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    EmptyNode(view, in: inputs)
  }
}

/// A node without items, children or anything to update.
final class EmptyNode<V: View>: ViewNode<V> {
  override func appendItems(to items: inout [LayoutItem]) {}
}
