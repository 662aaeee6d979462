/// A property wrapper of a value that a view owns: it lives as long as the view's identity, and the
/// bodies that read it are evaluated again when it changes.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var storage: StateStorage<Value>?

  /// Creates state with an initial value.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Creates state with an initial value.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The current value. Outside of a view's lifetime reading it returns the initial value and writing
  /// it has no effect, and both are reported.
  public var wrappedValue: Value {
    get {
      if let storage { return storage.get() }
      Misuse.report(StateMisuse.readBeforeView("State"))
      return initial
    }
    nonmutating set {
      guard let storage else {
        Misuse.report(StateMisuse.changedBeforeView)
        return
      }
      storage.set(
        newValue, transaction: MainQueue.isCurrent ? Transaction.current : Transaction())
    }
  }

  /// A binding to the value. Outside of a view's lifetime it is constant, which is reported.
  public var projectedValue: Binding<Value> {
    if let storage { return Binding(location: storage) }
    Misuse.report(StateMisuse.readBeforeView("State"))
    return .constant(initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state with the initial value `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: NodeProperty {
  package func makeSlot(in node: Node) -> StateStorage<Value> {
    StateStorage(initial, in: node)
  }

  package mutating func bind(to slot: StateStorage<Value>, in node: Node) {
    storage = slot
  }
}
