/// The storage of a focus state: one of its values stands for no focus.
struct FocusStorage<Value: Hashable>: DynamicProperty {
  let none: Value
  private var storage: StateStorage<Value>?

  init(none: Value) {
    self.none = none
  }

  var value: Value {
    get {
      if let storage { return storage.get() }
      Misuse.report(StateMisuse.readBeforeView("FocusState"))
      return none
    }
    nonmutating set { storage?.set(newValue, transaction: Transaction.current) }
  }

  var binding: SwiftUICore.Binding<Value> {
    storage.map { SwiftUICore.Binding(location: $0) } ?? .constant(none)
  }
}

extension FocusStorage: NodeProperty {
  func makeSlot(in node: Node) -> StateStorage<Value> {
    StateStorage(none, in: node)
  }

  mutating func bind(to slot: StateStorage<Value>, in node: Node) {
    storage = slot
  }
}
