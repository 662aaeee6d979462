/// One of two kinds of views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView
where TrueContent: View, FalseContent: View {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ConditionalNode(view, in: inputs)
  }
}

/// Holds the node of the branch that is taken; a change of branch is a new identity.
final class ConditionalNode<First: View, Second: View>: ViewNode<_ConditionalContent<First, Second>>
{
  private enum Branch {
    case first(ViewNode<First>)
    case second(ViewNode<Second>)

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
    case .first(let view): .first(First._makeNode(view, in: NodeInputs(under: self)))
    case .second(let view): .second(Second._makeNode(view, in: NodeInputs(under: self)))
    }
  }

  override func update(_ new: _ConditionalContent<First, Second>) {
    view = new
    switch (new.storage, branch) {
    case (.first(let view), .first(let node)): node.update(view)
    case (.second(let view), .second(let node)): node.update(view)
    default:
      let old = branch?.node
      replaceChild(old) {
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
