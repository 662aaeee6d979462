/// A type-erased view. A change of the wrapped type is a change of identity.
public struct AnyView {
  let box: AnyViewBox

  /// Creates a type-erased view.
  public init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? TypedViewBox(view)
  }

  /// Creates a type-erased view.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: View, PrimitiveView {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    AnyViewNode(view, in: inputs)
  }
}

/// A box around a view of unknown type.
class AnyViewBox {
  @MainActor func makeNode(in inputs: NodeInputs) -> Node {
    preconditionFailure("A box of a view makes its node itself.")
  }

  /// Updates a node of the same type; returns `false` for another type.
  @MainActor func update(_ node: Node) -> Bool { false }
}

final class TypedViewBox<V: View>: AnyViewBox {
  let view: V

  init(_ view: V) {
    self.view = view
  }

  override func makeNode(in inputs: NodeInputs) -> Node {
    V._makeNode(view, in: inputs)
  }

  override func update(_ node: Node) -> Bool {
    guard let node = node as? ViewNode<V> else { return false }
    node.update(view)
    return true
  }
}

final class AnyViewNode: ViewNode<AnyView> {
  private var child: Node?

  override init(_ view: AnyView, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = view.box.makeNode(in: NodeInputs(continuing: self))
  }

  override func update(_ new: AnyView) {
    guard new.box !== view.box else { return }
    view = new
    if let child, new.box.update(child) { return }
    replaceChild(child) {
      child = new.box.makeNode(in: NodeInputs(continuing: self))
      return child
    }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}
