/// Collects the preferences of its content for the ``PreferenceReaderView`` beside it.
struct PreferenceCollector<Key: PreferenceKey> {}

extension PreferenceCollector: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PreferenceCollectorNode(view, in: inputs)
  }
}

/// A node that collects a preference, and the nodes that show it.
@MainActor
protocol PreferenceCollecting: Node {
  func currentValue<K: PreferenceKey>(of key: K.Type) -> K.Value
  func add(showing node: Node)
}

final class PreferenceCollectorNode<V: View, Key: PreferenceKey>: PreferenceNode<
  V, PreferenceCollector<Key>
>, PreferenceCollecting
{
  private var showing: [Node] = []
  private var last: Key.Value?

  override func makeScope() -> PreferenceScope {
    PreferenceReadingScope(of: self, inside: context.preferences) { [weak self] in self?.read() }
  }

  func currentValue<K: PreferenceKey>(of key: K.Type) -> K.Value {
    scope?.contentValue(of: key) ?? K.defaultValue
  }

  func add(showing node: Node) {
    last = currentValue(of: Key.self)
    showing.append(node)
  }

  private func read() {
    guard isMounted else { return }
    showing.removeAll { !$0.isMounted }
    let new = currentValue(of: Key.self)
    if let last, StateEquality.areEqual(last, new, layout: TypeLayout.of(Key.Value.self)) { return }
    last = new
    for node in showing { node.invalidate() }
  }

  override func didUnmount() {
    super.didUnmount()
    showing = []
  }
}

/// A view created from the preferences of the view beside it.
struct PreferenceReaderView<Key: PreferenceKey, Content: View> {
  let content: (Key.Value) -> Content
}

extension PreferenceReaderView: View, PrimitiveView {
  static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    PreferenceReaderNode(view, in: inputs)
  }
}

/// A node whose content may collect preferences.
@MainActor
protocol PreferenceLayerNode: Node {
  var collector: (any PreferenceCollecting)? { get }
}

extension LayerNode: PreferenceLayerNode {
  var collector: (any PreferenceCollecting)? { child as? any PreferenceCollecting }
}

final class PreferenceReaderNode<Key: PreferenceKey, Content: View>: ViewNode<
  PreferenceReaderView<Key, Content>
>
{
  private var child: ViewNode<Content>?

  override init(_ view: PreferenceReaderView<Key, Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    collector?.add(showing: self)
    child = Content._makeNode(makeContent(), in: NodeInputs(continuing: self))
  }

  private var collector: (any PreferenceCollecting)? {
    (parent as? any PreferenceLayerNode)?.collector
  }

  private func makeContent() -> Content {
    let value = collector?.currentValue(of: Key.self) ?? Key.defaultValue
    return evaluate { view.content(value) }
  }

  override func update(_ new: PreferenceReaderView<Key, Content>) {
    view = new
    refresh()
  }

  override func refresh() {
    isDirty = false
    child?.update(makeContent())
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}

extension View {
  nonisolated private func layer<K: PreferenceKey, T: View>(
    _ key: K.Type, _ alignment: Alignment, isBehind: Bool,
    _ content: @escaping (K.Value) -> T
  ) -> some View {
    modifier(PreferenceCollector<K>()).modifier(
      LayerModifier(
        layer: PreferenceReaderView<K, T>(content: content), alignment: alignment,
        isBehind: isBehind))
  }

  /// Overlays this view with a view created from the preferences of its descendants.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    layer(key, .center, isBehind: false, transform)
  }

  /// Overlays this view with a view created from the preferences of its descendants.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layer(key, alignment, isBehind: false, transform)
  }

  /// Adds a background created from the preferences of this view's descendants.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    layer(key, .center, isBehind: true, transform)
  }

  /// Adds a background created from the preferences of this view's descendants.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layer(key, alignment, isBehind: true, transform)
  }
}
