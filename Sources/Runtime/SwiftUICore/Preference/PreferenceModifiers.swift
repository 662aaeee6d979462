/// Sets a preference.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension _PreferenceWritingModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PreferenceWritingNode(view, in: inputs)
  }
}

/// A node with a preference scope of its own.
@_spi(Core) open class PreferenceNode<V: View, M: ViewModifier>: ContentNode<V, M> {
  package private(set) var scope: PreferenceScope?

  /// Creates the scope; called once.
  open func makeScope() -> PreferenceScope {
    PreferenceScope(of: self, inside: context.preferences)
  }

  open override func contentInputs() -> NodeInputs {
    let scope = makeScope()
    self.scope = scope
    return NodeInputs(
      context: context.with(preferences: scope), parent: self, isListed: isListed)
  }

  open override func didUnmount() {
    scope?.leave()
  }
}

final class PreferenceWritingNode<V: View, Key: PreferenceKey>: PreferenceNode<
  V, _PreferenceWritingModifier<Key>
>
{
  private final class Scope: PreferenceScope {
    var sent: Key.Value?

    override func value<K: PreferenceKey>(of key: K.Type) -> K.Value? {
      key == Key.self ? sent as? K.Value : contentValue(of: key)
    }
  }

  override func makeScope() -> PreferenceScope {
    let scope = Scope(of: self, inside: context.preferences)
    scope.sent = view.modifier.value
    return scope
  }

  override func modifierDidChange(from old: _PreferenceWritingModifier<Key>) {
    (scope as? Scope)?.sent = view.modifier.value
    let layout = TypeLayout.of(Key.Value.self)
    if !StateEquality.areEqual(old.value, view.modifier.value, layout: layout) {
      scope?.didChange()
    }
  }
}

/// Transforms a preference before it reaches the ancestors.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PreferenceTransformNode(view, in: inputs)
  }
}

final class PreferenceTransformNode<V: View, Key: PreferenceKey>: PreferenceNode<
  V, _PreferenceTransformModifier<Key>
>
{
  private final class Scope: PreferenceScope {
    var transform: (inout Key.Value) -> Void = { _ in }

    override func value<K: PreferenceKey>(of key: K.Type) -> K.Value? {
      guard key == Key.self else { return contentValue(of: key) }
      var value = contentValue(of: Key.self) ?? Key.defaultValue
      transform(&value)
      return value as? K.Value
    }
  }

  override func makeScope() -> PreferenceScope {
    let scope = Scope(of: self, inside: context.preferences)
    scope.transform = view.modifier.transform
    return scope
  }

  override func modifierDidChange(from old: _PreferenceTransformModifier<Key>) {
    (scope as? Scope)?.transform = view.modifier.transform
    scope?.didChange()
  }
}

/// Calls a closure when a preference changes.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PreferenceActionNode(view, in: inputs)
  }
}

/// A scope that notifies its node of changes inside.
package final class PreferenceReadingScope: PreferenceScope, PreferenceReader {
  private var isWaiting = false
  private let read: () -> Void

  package init(
    of node: Node?, inside parent: PreferenceScope?, read: @escaping () -> Void
  ) {
    self.read = read
    super.init(of: node, inside: parent)
  }

  /// Schedules a read of the preferences at the end of the update.
  package func setNeedsRead(_ updater: Updater) {
    guard !isWaiting else { return }
    isWaiting = true
    updater.add(reader: self)
  }

  package override func childDidChange() {
    if let node, node.isMounted { setNeedsRead(node.context.host.updater) }
    super.childDidChange()
  }

  package func readPreferences() {
    isWaiting = false
    read()
  }
}

final class PreferenceActionNode<V: View, Key: PreferenceKey>: PreferenceNode<
  V, _PreferenceActionModifier<Key>
>
where Key.Value: Equatable {
  private var last: Key.Value?
  private var repetition = FrameRepetition()

  override func makeScope() -> PreferenceScope {
    let scope = PreferenceReadingScope(of: self, inside: context.preferences) { [weak self] in
      self?.read()
    }
    scope.setNeedsRead(context.host.updater)
    return scope
  }

  private func read() {
    guard isMounted else { return }
    let value = scope?.contentValue(of: Key.self) ?? Key.defaultValue
    guard value != last else { return }
    if last != nil {
      repetition.note("onPreferenceChange(_:) of \(Key.self)", in: context.host.updater)
    }
    last = value
    let action = view.modifier.action
    context.host.updater.afterThisUpdate { action(value) }
  }
}

extension View {
  /// Sets a preference for the ancestors of this view.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Transforms a preference of this view's descendants.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Calls `action` with a preference of this view's descendants when it changes.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
