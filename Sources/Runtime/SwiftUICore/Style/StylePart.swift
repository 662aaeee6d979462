/// A part of a control that a style receives as an opaque view.
package protocol StylePart: PrimitiveView {
  var content: AnyView { get }
}

extension StylePart {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    PassThroughNode(view, content: \.content, in: inputs)
  }
}
