/// A property whose value comes from the environment of its view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case getter((EnvironmentValues) -> Value)
  }

  private let source: Source
  private var slot: EnvironmentSlot?

  /// Creates an environment property for a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .path(keyPath)
  }

  init(getter: @escaping (EnvironmentValues) -> Value) {
    source = .getter(getter)
  }

  /// The current value; outside of a view's lifetime, which is reported, that of a default
  /// environment.
  public var wrappedValue: Value {
    if slot == nil { Misuse.report(StateMisuse.readBeforeView("Environment")) }
    let values = slot?.values ?? EnvironmentValues()
    switch source {
    case .path(let path):
      guard Value.self == EnvironmentValues.self else { return values[keyPath: path] }
      slot?.noteReadingAll()
      return values.kept[keyPath: path]
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

/// The connection to the environment of a node.
package final class EnvironmentSlot: @unchecked Sendable {
  private weak var node: Node?

  init(_ node: Node) {
    self.node = node
  }

  /// Records a read of all values, because a copy of the environment was taken.
  func noteReadingAll() {
    let node = self.node
    Evaluation.onMain {
      if Evaluation.isUpdating { node?.noteEnvironmentRead(EnvironmentValues.all) }
    }
  }

  /// The current values. During an update the values that are read become dependencies.
  var values: EnvironmentValues {
    let node = self.node
    return Evaluation.onMain {
      guard let node else { return EnvironmentValues() }
      guard Evaluation.isUpdating else { return node.context.environment.values }
      return node.environment
    }
  }
}
