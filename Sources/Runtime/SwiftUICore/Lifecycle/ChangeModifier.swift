/// Calls a closure when a value changes.
public struct _ValueActionModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  /// Indicates whether the closure from before the change is called, as in the old form with one
  /// argument.
  let usesOldAction: Bool
  let action: (Value, Value) -> Void
}

extension _ValueActionModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ChangeNode(view, in: inputs)
  }
}

final class ChangeNode<V: View, Value: Equatable>: ContentNode<V, _ValueActionModifier<Value>>,
  AppearanceObserver
{
  private var repetition = FrameRepetition()

  override func didMakeContent() {
    if view.modifier.isInitial { context.host.appearance.add(self) }
  }

  func hostDidAppear() {
    context.host.appearance.remove(self)
    let modifier = view.modifier
    context.host.updater.afterThisUpdate { modifier.action(modifier.value, modifier.value) }
  }

  func hostDidDisappear() {}

  override func willUnmount() {
    if view.modifier.isInitial { context.host.appearance.remove(self) }
  }

  override func modifierDidChange(from old: _ValueActionModifier<Value>) {
    let new = view.modifier
    guard old.value != new.value else { return }
    repetition.note("onChange(of:) of a \(Value.self)", in: context.host.updater)
    let action = new.usesOldAction ? old.action : new.action
    context.host.updater.afterThisUpdate { action(old.value, new.value) }
  }
}

extension View {
  /// Calls `action` with the old and the new value when `value` changes; with `initial`, also when
  /// the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, isInitial: initial, usesOldAction: false, action: action))
  }

  /// Calls `action` when `value` changes; with `initial`, also when the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, isInitial: initial, usesOldAction: false, action: { _, _ in action() }))
  }

  /// Calls `action` with the new value when `value` changes.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, isInitial: false, usesOldAction: true, action: { action($1) }))
  }
}
