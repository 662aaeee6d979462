/// A view of one of a condition's two branches.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let storage: Storage

  package init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View, PrimitiveView
where TrueContent: View, FalseContent: View {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ConditionalNode(view, in: inputs)
  }
}

/// Owns the node of the current branch; a change of branch is a change of identity.
final class ConditionalNode<First: View, Second: View>: ViewNode<_ConditionalContent<First, Second>>
{
  private enum Branch {
    case first(ViewNode<First>)
    case second(ViewNode<Second>)

    var key: Bool {
      if case .first = self { true } else { false }
    }

    var node: Node {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var branch: Branch?

  override init(_ view: _ConditionalContent<First, Second>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    branch = makeBranch()
  }

  private func makeBranch() -> Branch {
    switch view.storage {
    case .first(let view): .first(makeChild(view, key: true))
    case .second(let view): .second(makeChild(view, key: false))
    }
  }

  private func makeChild<V: View>(_ new: V, key: Bool) -> ViewNode<V> {
    guard let old = returning(key, as: ViewNode<V>.self) else {
      return V._makeNode(new, in: NodeInputs(continuing: self))
    }
    old.update(new)
    return old
  }

  override func update(_ new: _ConditionalContent<First, Second>) {
    view = new
    switch (new.storage, branch) {
    case (.first(let view), .first(let node)): node.update(view)
    case (.second(let view), .second(let node)): node.update(view)
    default:
      let old = branch
      replaceChild(old?.node, key: old?.key) {
        let new = makeBranch()
        branch = new
        return new.node
      }
    }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let branch { visit(branch.node) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    branch?.node.appendItems(to: &items)
  }
}
