/// A property wrapper of a value that the views with the focus, or those of the scene, publish.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var slot: FocusedValueSlot<Value>?

  /// Creates a property for the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property for the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] }
  }

  /// The value; `nil` if no view publishes it.
  public var wrappedValue: Value? { slot?.value }
}

extension FocusedValue: NodeProperty {
  package func makeSlot(in node: Node) -> FocusedValueSlot<Value> {
    FocusedValueSlot(node, read: read)
  }

  package mutating func bind(to slot: FocusedValueSlot<Value>, in node: Node) {
    self.slot = slot
  }
}

/// A property wrapper of a binding that the views with the focus, or those of the scene, publish.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let source: FocusedValue<Binding<Value>>

  /// Creates a property for the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    source = FocusedValue(keyPath)
  }

  /// The binding's value; `nil` if no view publishes it. Writing a value other than `nil` writes to
  /// the binding.
  public var wrappedValue: Value? {
    get { source.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { source.wrappedValue?.wrappedValue = newValue }
    }
  }

  /// A binding to the optional value.
  public var projectedValue: Binding<Value?> {
    let source = source
    return Binding(
      get: { source.wrappedValue?.wrappedValue },
      set: { if let value = $0 { source.wrappedValue?.wrappedValue = value } })
  }
}

/// The storage of a reader of a published value.
package final class FocusedValueSlot<Value>: FocusedValueReader, @unchecked Sendable {
  private weak var node: Node?
  private let read: (FocusedValues) -> Value?
  /// Accessed on the main thread only.
  private(set) nonisolated(unsafe) var value: Value?

  @MainActor
  init(_ node: Node, read: @escaping (FocusedValues) -> Value?) {
    self.node = node
    self.read = read
    let store = node.context.host.updater.focusedValues
    value = read(store.values)
    store.add(self)
  }

  func focusedValuesDidChange(_ values: FocusedValues) {
    let new = read(values)
    guard !StateEquality.areEqual(value, new, layout: TypeLayout.of(Value?.self)) else { return }
    value = new
    node?.invalidate()
  }
}
