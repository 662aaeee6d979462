/// A modifier that changes the environment of its content.
@MainActor @preconcurrency
package protocol EnvironmentModifier: PrimitiveModifier {
  func modify(_ values: inout EnvironmentValues)
}

extension EnvironmentModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    EnvironmentNode(view, in: inputs)
  }
}

final class EnvironmentNode<V: View, M: EnvironmentModifier>: ContentNode<V, M> {
  private var scope: EnvironmentScope?

  override func contentInputs() -> NodeInputs {
    let modifier = view.modifier
    let scope = EnvironmentScope(inside: context.environment) { modifier.modify(&$0) }
    self.scope = scope
    return NodeInputs(
      context: context.with(environment: scope), parent: self, isListed: isListed)
  }

  override func modifierDidChange(from old: M) {
    let modifier = view.modifier
    guard !TypeLayout.of(M.self).areEqual(old, modifier) else { return }
    scope?.set { modifier.modify(&$0) }
  }
}

/// Sets one value of the environment.
public struct _EnvironmentKeyWritingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension _EnvironmentKeyWritingModifier: ViewModifier, EnvironmentModifier {
  package func modify(_ values: inout EnvironmentValues) {
    values[keyPath: keyPath] = value
  }
}

/// Transforms one value of the environment.
public struct _EnvironmentKeyTransformModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: ViewModifier, EnvironmentModifier {
  package func modify(_ values: inout EnvironmentValues) {
    transform(&values[keyPath: keyPath])
  }
}

extension View {
  /// Sets a value of the environment of this view and its descendants.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Transforms a value of the environment of this view and its descendants.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
