/// A view with a transition in a phase.
struct AppliedTransition<T: Transition> {
  let transition: T
  let phase: TransitionPhase
}

extension AppliedTransition: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    AppliedTransitionNode(view, in: inputs)
  }
}

/// Creates the transition's body, with the modified view in place of its placeholder.
final class AppliedTransitionNode<V: View, T: Transition>: ViewNode<
  ModifiedContent<V, AppliedTransition<T>>
>, ModifierContentSource
{
  private var child: ViewNode<T.Body>?
  private var placeholders: [any ModifierPlaceholder] = []

  override init(_ view: ModifiedContent<V, AppliedTransition<T>>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = T.Body._makeNode(evaluateBody(), in: NodeInputs(under: self))
  }

  private func evaluateBody() -> T.Body {
    let applied = view.modifier
    return evaluate {
      applied.transition.body(
        content: PlaceholderContentView(source: self), phase: applied.phase)
    }
  }

  override func update(_ new: ModifiedContent<V, AppliedTransition<T>>) {
    let isSame = TypeLayout.of(AppliedTransition<T>.self).areEqual(view.modifier, new.modifier)
    view = new
    if !isSame { refresh() }
    for placeholder in placeholders where placeholder.isMounted { placeholder.contentDidChange() }
  }

  override func refresh() {
    isDirty = false
    child?.update(evaluateBody())
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }

  func makeContent(in inputs: NodeInputs) -> Node { V._makeNode(view.content, in: inputs) }

  func updateContent(_ node: Node) {
    unsafeDowncast(node, to: ViewNode<V>.self).update(view.content)
  }

  func add(_ placeholder: any ModifierPlaceholder) { placeholders.append(placeholder) }

  func remove(_ placeholder: any ModifierPlaceholder) {
    placeholders.removeAll { $0 === placeholder }
  }
}
