/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to content.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    Modifier._makeNode(view, in: inputs)
  }
}

extension ModifiedContent: ViewModifier, PrimitiveModifier
where Content: ViewModifier, Modifier: ViewModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    JoinedModifiersNode(view, in: inputs)
  }
}

/// Applies two modifiers that were joined to one.
final class JoinedModifiersNode<V: View, First: ViewModifier, Second: ViewModifier>: ViewNode<
  ModifiedContent<V, ModifiedContent<First, Second>>
>
{
  private typealias Applied = ModifiedContent<ModifiedContent<V, First>, Second>

  private var child: ViewNode<Applied>?

  override init(
    _ view: ModifiedContent<V, ModifiedContent<First, Second>>, in inputs: NodeInputs
  ) {
    super.init(view, in: inputs)
    child = Applied._makeNode(applied, in: NodeInputs(continuing: self))
  }

  private var applied: Applied {
    Applied(
      content: ModifiedContent(content: view.content, modifier: view.modifier.content),
      modifier: view.modifier.modifier)
  }

  override func update(_ new: ModifiedContent<V, ModifiedContent<First, Second>>) {
    view = new
    child?.update(applied)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}

/// A node for a modifier that is nothing but its content; base of those that do a little more.
package class ContentNode<V: View, M: ViewModifier>: ViewNode<ModifiedContent<V, M>> {
  package private(set) var child: ViewNode<V>?

  package override init(_ view: ModifiedContent<V, M>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = V._makeNode(view.content, in: contentInputs())
    didMakeContent()
  }

  /// What the content's node is made with; asked once.
  package func contentInputs() -> NodeInputs { NodeInputs(continuing: self) }

  /// The content's node was made.
  package func didMakeContent() {}

  /// The modifier was replaced; the content is updated afterwards.
  package func modifierDidChange(from old: M) {}

  package override func update(_ new: ModifiedContent<V, M>) {
    let old = view.modifier
    view = new
    modifierDidChange(from: old)
    child?.update(new.content)
  }

  package override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  package override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}
