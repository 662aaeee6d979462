/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The content to which the modifier applies.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates content with a modifier.
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

/// Applies two modifiers that were combined into one.
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

/// A node of a modifier that consists only of its content, a base for others.
@_spi(Core) open class ContentNode<V: View, M: ViewModifier>: ViewNode<ModifiedContent<V, M>> {
  package private(set) var child: ViewNode<V>?

  package override init(_ view: ModifiedContent<V, M>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = V._makeNode(view.content, in: contentInputs())
    didMakeContent()
  }

  /// The inputs of the content's node; called once.
  open func contentInputs() -> NodeInputs { NodeInputs(continuing: self) }

  /// Called after the content's node was created.
  open func didMakeContent() {}

  /// Called after the modifier was replaced; the content is updated next.
  open func modifierDidChange(from old: M) {}

  open override func update(_ new: ModifiedContent<V, M>) {
    let old = view.modifier
    view = new
    modifierDidChange(from: old)
    child?.update(new.content)
  }

  open override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  open override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}
