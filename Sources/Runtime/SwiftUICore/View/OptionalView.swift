extension Optional: View, PrimitiveView where Wrapped: View {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    OptionalNode(view, in: inputs)
  }
}

/// Owns the node of an optional view.
final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private var child: ViewNode<Wrapped>?

  override init(_ view: Wrapped?, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = view.map { Wrapped._makeNode($0, in: NodeInputs(continuing: self)) }
  }

  private func makeChild(_ new: Wrapped) -> ViewNode<Wrapped> {
    guard let old = returning(true, as: ViewNode<Wrapped>.self) else {
      return Wrapped._makeNode(new, in: NodeInputs(continuing: self))
    }
    old.update(new)
    return old
  }

  override func update(_ new: Wrapped?) {
    view = new
    switch (new, child) {
    case (let new?, let child?): child.update(new)
    case (nil, nil): break
    case (let new, let old):
      replaceChild(old, key: true) {
        child = new.map { makeChild($0) }
        return child
      }
    }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}
