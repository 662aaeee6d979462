/// The placeholder of the modified view in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  package let source: any ModifierContentSource
}

/// A placeholder of content that its source creates.
protocol ContentPlaceholder: View {
  var source: any ModifierContentSource { get }
}

extension _ViewModifier_Content: View, PrimitiveView, ContentPlaceholder {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    PlaceholderNode(view, in: inputs)
  }
}

/// The node of a modifier, which creates the modified view in place of the placeholder in the
/// modifier's body.
@MainActor
package protocol ModifierContentSource: AnyObject {
  func makeContent(in inputs: NodeInputs) -> Node
  func updateContent(_ node: Node)
  func add(_ placeholder: any ModifierPlaceholder)
  func remove(_ placeholder: any ModifierPlaceholder)
}

@MainActor
package protocol ModifierPlaceholder: Node {
  func contentDidChange()
}

/// The node of the placeholder in a modifier's body.
final class PlaceholderNode<P: ContentPlaceholder>: ViewNode<P>, ModifierPlaceholder {
  private var child: Node?

  override init(_ view: P, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = view.source.makeContent(in: NodeInputs(continuing: self))
    view.source.add(self)
  }

  /// The source is the same throughout the node's life, and it updates the content.
  override func update(_ new: P) {}

  func contentDidChange() {
    if let child { view.source.updateContent(child) }
  }

  override func willUnmount() {
    view.source.remove(self)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}

/// The node of a modifier with a body.
final class ModifierBodyNode<V: View, M: ViewModifier>: ViewNode<ModifiedContent<V, M>>,
  ModifierContentSource
{
  private var properties: BoundProperties
  private var child: ViewNode<M.Body>?
  private var placeholders: [any ModifierPlaceholder] = []
  private var animated: AnimatedData<M>

  override init(_ view: ModifiedContent<V, M>, in inputs: NodeInputs) {
    properties = BoundProperties(for: M.self)
    animated = AnimatedData(view.modifier)
    super.init(view, in: inputs)
    child = M.Body._makeNode(evaluateBody(), in: NodeInputs(continuing: self))
  }

  private func evaluateBody() -> M.Body {
    var modifier = view.modifier
    properties.bind(&modifier, in: self)
    return evaluate { modifier.body(content: _ViewModifier_Content(source: self)) }
  }

  override func update(_ new: ModifiedContent<V, M>) {
    var shown = new
    if animated.isUsed {
      animated.retarget(&shown.modifier, in: self) { [weak self] in self?.step(to: $0) }
    }
    let isSame = properties.type.areEqual(view.modifier, shown.modifier)
    view = shown
    if !isSame { refresh() }
    for placeholder in placeholders where placeholder.isMounted { placeholder.contentDidChange() }
  }

  private func step(to time: Double) {
    animated.show(in: &view.modifier, at: time)
    invalidate()
  }

  override func refresh() {
    isDirty = false
    let body = evaluateBody()
    child?.update(body)
  }

  override func didUnmount() {
    properties.unbind()
    // The body's view refers to this node as the source of its content.
    child = nil
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
