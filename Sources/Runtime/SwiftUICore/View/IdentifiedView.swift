/// A view with an explicit identity.
public struct _IDView<Content, ID: Hashable> {
  let content: Content
  let id: ID
}

extension _IDView: View, PrimitiveView where Content: View {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    IDNode(view, in: inputs)
  }
}

final class IDNode<Content: View, ID: Hashable>: ViewNode<_IDView<Content, ID>> {
  private var child: ViewNode<Content>?

  override init(_ view: _IDView<Content, ID>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: NodeInputs(continuing: self))
  }

  /// The explicit identity, for scroll destinations and the like.
  package var explicitID: AnyHashable { AnyHashable(view.id) }

  override func update(_ new: _IDView<Content, ID>) {
    let id = view.id
    let isSame = id == new.id
    view = new
    if isSame {
      child?.update(new.content)
    } else {
      replaceChild(child, key: id) {
        child = makeChild(new)
        return child
      }
    }
  }

  private func makeChild(_ new: _IDView<Content, ID>) -> ViewNode<Content> {
    guard let old = returning(new.id, as: ViewNode<Content>.self) else {
      return Content._makeNode(new.content, in: NodeInputs(continuing: self))
    }
    old.update(new.content)
    return old
  }

  override func scrollTarget(for id: AnyHashable) -> ScrollDestination? {
    explicitID == id ? firstItemTarget() : super.scrollTarget(for: id)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}

extension View {
  /// Sets the identity of the view: when `id` changes, the view and its state are created anew.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    _IDView(content: self, id: id)
  }
}
