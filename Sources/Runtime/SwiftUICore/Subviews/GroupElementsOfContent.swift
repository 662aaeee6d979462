/// A view that is created from the subviews of another view.
public struct GroupElementsOfContent<Subviews, Content> {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, PrimitiveView where Subviews: View, Content: View {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ElementsNode(view, in: inputs)
  }
}

final class ElementsNode<Subviews: View, Content: View>: ViewNode<
  GroupElementsOfContent<Subviews, Content>
>
{
  private var source: SourceNode<Subviews>?
  private var child: ViewNode<Content>?
  private var known: [LayoutItem] = []

  override init(_ view: GroupElementsOfContent<Subviews, Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let source = SourceNode(view.subviews, in: NodeInputs(under: self))
    source.didChange = { [weak self] in self?.invalidate() }
    self.source = source
    child = Content._makeNode(makeContent(), in: NodeInputs(continuing: self))
  }

  private func makeContent() -> Content {
    known = []
    source?.appendSources(to: &known)
    let subviews = SubviewsCollection(items: known)
    return evaluate { view.content(subviews) }
  }

  override func update(_ new: GroupElementsOfContent<Subviews, Content>) {
    view = new
    source?.update(new.subviews)
    refresh()
  }

  override func refresh() {
    isDirty = false
    child?.update(makeContent())
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let source { visit(source) }
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}

/// Owns the subviews from which others are created; they are not part of a lazy container.
final class SourceNode<V: View>: ViewNode<V> {
  private var child: ViewNode<V>?
  var didChange: (() -> Void)?

  override init(_ view: V, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = V._makeNode(view, in: NodeInputs(under: self))
  }

  override func update(_ new: V) {
    view = new
    child?.update(new)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func itemsDidChange() { didChange?() }

  func appendSources(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}

extension Group {
  /// Creates a view from the subviews of another view.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, content: transform))
  }
}
