@_spi(Core) import SwiftUICore

/// Sets the title of a page from a view that is not visible itself.
struct TitleModifier<Title: View> {
  let title: Title
}

extension TitleModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TitleNode(view, in: inputs)
  }
}

final class TitleNode<V: View, Title: View>: PreferenceNode<V, TitleModifier<Title>> {
  private final class Scope: PreferenceScope {
    var title: String?

    override func value<K: PreferenceKey>(of key: K.Type) -> K.Value? {
      guard key == NavigationOptionsKey.self else { return contentValue(of: key) }
      var options = contentValue(of: NavigationOptionsKey.self) ?? NavigationOptions()
      options.title = title
      return options as? K.Value
    }
  }

  private var title: ViewNode<Title>?

  override func makeScope() -> PreferenceScope {
    let hidden = ViewContainer(view: UIView(), host: context.host)
    title = Title._makeNode(
      view.modifier.title,
      in: NodeInputs(context: context.with(container: hidden), parent: self))
    let scope = Scope(of: self, inside: context.preferences)
    scope.title = title.map { NodeReader.text(in: $0) }
    return scope
  }

  override func modifierDidChange(from old: TitleModifier<Title>) {
    title?.update(view.modifier.title)
    let new = title.map { NodeReader.text(in: $0) }
    guard let scope = scope as? Scope, scope.title != new else { return }
    scope.title = new
    scope.didChange()
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let title { visit(title) }
    super.visitChildren(visit)
  }
}

extension View {
  /// Sets the navigation title from a view's text.
  nonisolated func navigationTitle<Title: View>(content title: Title) -> some View {
    modifier(TitleModifier(title: title))
  }
}
