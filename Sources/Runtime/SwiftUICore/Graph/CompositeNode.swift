/// The node of a view with a body. It evaluates the body when the view's fields change, or when a
/// dependency of the body changes.
final class CompositeNode<V: View>: ViewNode<V> {
  @exclusivity(unchecked) private var properties: BoundProperties
  @exclusivity(unchecked) private var child: ViewNode<V.Body>?
  @exclusivity(unchecked) private var animated: AnimatedData<V>

  override init(_ view: V, in inputs: NodeInputs) {
    properties = BoundProperties(for: V.self)
    animated = AnimatedData(view)
    super.init(view, in: inputs)
    child = V.Body._makeNode(evaluateBody(), in: NodeInputs(continuing: self))
  }

  private func evaluateBody() -> V.Body {
    GraphCounters.shared.bodiesEvaluated += 1
    var bound = view
    properties.bind(&bound, in: self)
    if PermittedDifferences.hasCurrent(.bodiesAreEvaluatedTwice) { _ = evaluate { bound.body } }
    return evaluate { bound.body }
  }

  override func update(_ new: V) {
    GraphCounters.shared.nodesUpdated += 1
    var shown = new
    if animated.isUsed { animated.retarget(&shown, in: self) { [weak self] in self?.step(to: $0) } }
    let isSame = properties.type.areEqual(view, shown)
    view = shown
    if !isSame { refresh() }
  }

  private func step(to time: Double) {
    animated.show(in: &view, at: time)
    invalidate()
  }

  override func refresh() {
    isDirty = false
    let body = evaluateBody()
    child?.update(body)
  }

  override func didUnmount() {
    properties.unbind()
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}
