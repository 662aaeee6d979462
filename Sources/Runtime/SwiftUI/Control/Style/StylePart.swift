/// A part of a control as its style is given it: a view of which the style knows no more than that.
package protocol StylePart: PrimitiveView {
  var content: AnyView { get }
}

extension StylePart {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    PassThroughNode(view, content: \.content, in: inputs)
  }
}
