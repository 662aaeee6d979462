/// Publishes a value while the focus is in a view, or for the whole scene.
struct FocusedValueModifier<Value> {
  let value: Value?
  let isForScene: Bool
  let write: (inout FocusedValues, Value) -> Void
}

extension FocusedValueModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    FocusedValueNode(view, in: inputs)
  }
}

final class FocusedValueNode<V: View, Value>: ContentNode<V, FocusedValueModifier<Value>>,
  FocusedValueSource, AppearanceObserver
{
  private var store: FocusedValueStore { context.host.updater.focusedValues }

  var isForScene: Bool { view.modifier.isForScene }

  override func didMakeContent() {
    context.host.appearance.add(self)
  }

  override func modifierDidChange(from old: FocusedValueModifier<Value>) {
    guard context.host.appearance.isVisible,
      !StateEquality.areEqual(
        old.value, view.modifier.value, layout: TypeLayout.of(Value?.self))
    else { return }
    store.didChange(in: context.host)
  }

  func hostDidAppear() {
    store.add(self)
    if let view = context.host.view { store.watch(view) }
  }

  func hostDidDisappear() {
    store.remove(self)
  }

  override func didUnmount() {
    super.didUnmount()
    context.host.appearance.remove(self)
    store.remove(self)
  }

  func isAround(_ focus: UIView) -> Bool {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    var views: [UIView] = []
    for item in items { item.appendViews(to: &views) }
    return views.contains { focus.isDescendant(of: $0) }
  }

  func publish(in values: inout FocusedValues) {
    if let value = view.modifier.value { view.modifier.write(&values, value) }
  }
}

extension View {
  nonisolated private func publish<Value>(
    _ value: Value?, isForScene: Bool, at path: WritableKeyPath<FocusedValues, Value?>
  ) -> some View {
    modifier(
      FocusedValueModifier(value: value, isForScene: isForScene) { $0[keyPath: path] = $1 })
  }

  nonisolated private func publish<Object: AnyObject>(
    _ object: Object?, isForScene: Bool
  ) -> some View {
    modifier(
      FocusedValueModifier(value: object, isForScene: isForScene) {
        $0[object: Object.self] = $1
      })
  }

  /// Publishes a value while the focus is in this view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    publish(value, isForScene: false, at: keyPath)
  }

  /// Publishes a value while the focus is in this view; `nil` publishes nothing.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    publish(value, isForScene: false, at: keyPath)
  }

  /// Publishes an object while the focus is in this view; `nil` publishes nothing.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    publish(object, isForScene: false)
  }

  /// Publishes a value while this view is visible, wherever the focus is.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    publish(value, isForScene: true, at: keyPath)
  }

  /// Publishes a value while this view is visible, wherever the focus is; `nil` publishes nothing.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    publish(value, isForScene: true, at: keyPath)
  }

  /// Publishes an object while this view is visible, wherever the focus is; `nil` publishes
  /// nothing.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    publish(object, isForScene: true)
  }
}
