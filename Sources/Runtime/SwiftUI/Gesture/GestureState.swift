/// State that a gesture changes while it lasts, and that goes back to its first value afterwards.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var storage: StateStorage<Value>?

  /// State with a first value.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// State with a first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// State with a first value, to which it goes back with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// State with a first value, to which it goes back with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// State with a first value. `reset` gets the last value and changes the transaction with which
  /// the state goes back.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    initial = wrappedValue
    self.reset = reset
  }

  /// State with a first value. `reset` gets the last value and changes the transaction with which
  /// the state goes back.
  public init(
    initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value.
  public var wrappedValue: Value { storage?.get() ?? initial }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// State that begins with `nil`.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// State that begins with `nil`.
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
  /// Lets `body` change the value.
  @MainActor
  fileprivate func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let storage else {
      reportMisuse(
        "A gesture updates a GestureState that is no stored property of the view it stands in; "
          + "declare it there. Nothing was changed.")
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

/// A gesture that changes a ``GestureState`` while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture that changes the state.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Makes a new value of what the gesture tells.
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
  /// What the gesture inside tells.
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
  /// Changes a state while the gesture lasts; afterwards it goes back to its first value.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
