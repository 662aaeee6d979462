/// A view that is evaluated again only if it is not equal by `==`.
public struct EquatableView<Content> {
  /// The view.
  public var content: Content

  /// Creates a view that is compared by `==`.
  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View, PrimitiveView where Content: View & Equatable {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    EquatableNode(view, in: inputs)
  }
}

final class EquatableNode<Content: View & Equatable>: ViewNode<EquatableView<Content>> {
  private var child: ViewNode<Content>?

  override init(_ view: EquatableView<Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: NodeInputs(continuing: self))
  }

  override func update(_ new: EquatableView<Content>) {
    let isSame = view.content == new.content
    view = new
    if !isSame { child?.update(new.content) }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only if it is not equal by `==`.
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
