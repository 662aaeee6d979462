/// Sets the accessibility label of a view from another view that is not visible.
struct SpokenModifier<Title: View> {
  let title: Title
}

extension SpokenModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    SpokenNode(view, in: inputs)
  }
}

final class SpokenNode<V: View, Title: View>: ContentNode<V, SpokenModifier<Title>> {
  private var title: ViewNode<Title>?
  private var scope: EnvironmentScope?

  override func contentInputs() -> NodeInputs {
    let hidden = ViewContainer(view: UIView(), host: context.host)
    title = Title._makeNode(
      view.modifier.title,
      in: NodeInputs(context: context.with(container: hidden), parent: self))
    let text = spoken
    let scope = EnvironmentScope(inside: context.environment) { $0.spokenTitle = text }
    self.scope = scope
    return NodeInputs(context: context.with(environment: scope), parent: self)
  }

  private var spoken: String? {
    guard let title else { return nil }
    let text = NodeReader.text(in: title)
    return text.isEmpty ? nil : text
  }

  override func modifierDidChange(from old: SpokenModifier<Title>) {
    title?.update(view.modifier.title)
    let text = spoken
    scope?.set { $0.spokenTitle = text }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let title { visit(title) }
    super.visitChildren(visit)
  }
}

extension View {
  /// Sets the accessibility label of the images in this view.
  package nonisolated func spokenAs<Title: View>(_ title: Title) -> some View {
    modifier(SpokenModifier(title: title))
  }
}

enum SpokenTitleKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  /// The accessibility label of images.
  package var spokenTitle: String? {
    get { self[SpokenTitleKey.self] }
    set { self[SpokenTitleKey.self] = newValue }
  }
}
