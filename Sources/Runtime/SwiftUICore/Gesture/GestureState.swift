/// A property wrapper of state that a gesture updates while it is active, and that is reset when it
/// ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var storage: StateStorage<Value>?

  /// Creates gesture state with an initial value.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// Creates gesture state with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates gesture state with an initial value, and a transaction for the reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// Creates gesture state with an initial value, and a transaction for the reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates gesture state with an initial value. `reset` receives the last value and modifies the
  /// transaction of the reset.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    initial = wrappedValue
    self.reset = reset
  }

  /// Creates gesture state with an initial value. `reset` receives the last value and modifies the
  /// transaction of the reset.
  public init(
    initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value.
  public var wrappedValue: Value { storage?.get() ?? initial }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates gesture state with the initial value `nil`.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates gesture state with the initial value `nil`.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: NodeProperty {
  package func makeSlot(in node: Node) -> StateStorage<Value> {
    StateStorage(initial, in: node)
  }

  package mutating func bind(to slot: StateStorage<Value>, in node: Node) {
    storage = slot
  }
}

extension GestureState {
  /// Changes the value in `body`.
  @MainActor
  fileprivate func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let storage else {
      Misuse.report(StateMisuse.gestureStateOutsideView)
      return
    }
    var transaction = Transaction()
    transaction.isContinuous = true
    var value = storage.get()
    body(&value, &transaction)
    storage.set(value, transaction: transaction)
  }

  @MainActor
  fileprivate func goBack() {
    guard let storage else { return }
    var transaction = Transaction()
    reset(storage.get(), &transaction)
    storage.set(initial, transaction: transaction)
  }
}

/// A gesture that updates a ``GestureState`` while it is active.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture that updates the state.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Updates the state from the gesture's value.
  let update: (Base.Value, inout State, inout Transaction) -> Void

  init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }
}

extension GestureStateGesture: GestureWrapper {
  /// The value of the base gesture.
  public typealias Value = Base.Value

  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    StateMachine(gesture, at: site)
  }
}

final class StateMachine<Base: Gesture, State>: WrapperMachine<GestureStateGesture<Base, State>> {
  private var hasWritten = false

  override func step(_ event: GestureEvent) -> _GesturePhase<Base.Value> {
    let phase = inner.advance(event)
    if let value = phase.value, !phase.isOver {
      site.messages.append { [weak self] in self?.write(value) }
    } else if case .failed = phase {
      goBack()
    }
    return phase
  }

  private func write(_ value: Base.Value) {
    hasWritten = true
    gesture.state.change { gesture.update(value, &$0, &$1) }
  }

  private func goBack() {
    guard hasWritten else { return }
    hasWritten = false
    gesture.state.goBack()
  }

  override func stop() {
    super.stop()
    goBack()
  }
}

extension Gesture {
  /// Updates a state while the gesture is active; the state is reset when it ends.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
