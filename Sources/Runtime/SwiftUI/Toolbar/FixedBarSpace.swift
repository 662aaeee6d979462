/// A fixed space between two groups of a toolbar.
struct FixedBarSpace {}

extension FixedBarSpace: View, PrimitiveView {
  static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ViewNode(view, in: inputs)
  }
}
