@_spi(Core) import SwiftUICore

/// A fixed space between two groups of a toolbar.
package struct FixedBarSpace {
  package init() {}
}

extension FixedBarSpace: View, PrimitiveView {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ViewNode(view, in: inputs)
  }
}
