/// Reads a value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case getter((EnvironmentValues) -> Value)
  }

  private let source: Source
  private var slot: EnvironmentSlot?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .path(keyPath)
  }

  init(getter: @escaping (EnvironmentValues) -> Value) {
    source = .getter(getter)
  }

  /// The value; that of a default environment where the view does not show.
  public var wrappedValue: Value {
    let values = slot?.values ?? EnvironmentValues()
    switch source {
    case .path(let path):
      if Value.self == EnvironmentValues.self { slot?.noteReadingAll() }
      return values[keyPath: path]
    case .getter(let getter): return getter(values)
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: NodeProperty {
  package func makeSlot(in node: Node) -> EnvironmentSlot { EnvironmentSlot(node) }

  package mutating func bind(to slot: EnvironmentSlot, in node: Node) {
    self.slot = slot
  }
}

/// Reaches the environment of a node.
package final class EnvironmentSlot: @unchecked Sendable {
  private weak var node: Node?

  init(_ node: Node) {
    self.node = node
  }

  /// Somebody takes all of the values with them, so that each of them counts as read.
  func noteReadingAll() {
    let node = self.node
    Evaluation.onMain {
      if Evaluation.isUpdating { node?.noteEnvironmentRead(EnvironmentValues.all) }
    }
  }

  /// The values now. During an update what is read from them becomes a dependency.
  var values: EnvironmentValues {
    let node = self.node
    return Evaluation.onMain {
      guard let node else { return EnvironmentValues() }
      guard Evaluation.isUpdating else { return node.context.environment.values }
      return node.environment
    }
  }
}
