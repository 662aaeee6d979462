/// Sets a preference from an anchor of the view, or transforms one.
struct AnchorPreferenceModifier<A, Key: PreferenceKey> {
  let source: Anchor<A>.Source
  /// Transforms the preference of the descendants with the anchor.
  let transform: (inout Key.Value, Anchor<A>) -> Void
  /// Indicates whether the values of the descendants are propagated.
  let keepsInner: Bool
}

extension AnchorPreferenceModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    AnchorPreferenceNode(view, in: inputs)
  }
}

final class AnchorPreferenceNode<V: View, A, Key: PreferenceKey>: WrapperNode<
  V, AnchorPreferenceModifier<A, Key>, WrapperItem
>
{
  private final class Scope: PreferenceScope {
    weak var source: AnchorPreferenceNode?

    override func value<K: PreferenceKey>(of key: K.Type) -> K.Value? {
      guard key == Key.self, let source else { return contentValue(of: key) }
      return source.value(inside: self) as? K.Value
    }
  }

  private var scope: Scope?
  private let place = AnchorPlace()

  override func contentInputs() -> NodeInputs {
    let scope = Scope(of: self, inside: context.preferences)
    scope.source = self
    self.scope = scope
    return NodeInputs(context: context.with(preferences: scope), parent: self)
  }

  override func makeItem(around content: LayoutItem) -> WrapperItem {
    let item = WrapperItem(content, node: self)
    if place.item == nil { place.item = item }
    return item
  }

  private func value(inside scope: Scope) -> Key.Value {
    let modifier = view.modifier
    var value =
      modifier.keepsInner
      ? scope.contentValue(of: Key.self) ?? Key.defaultValue : Key.defaultValue
    modifier.transform(&value, Anchor(place: place, source: modifier.source))
    return value
  }

  override func modifierDidChange(from old: AnchorPreferenceModifier<A, Key>) {
    scope?.didChange()
  }

  override func didUnmount() {
    scope?.leave()
  }
}

extension View {
  /// Sets a preference from an anchor of this view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(
        source: value, transform: { $0 = transform($1) }, keepsInner: false))
  }

  /// Transforms a preference of this view's descendants with an anchor of this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform, keepsInner: true))
  }
}
