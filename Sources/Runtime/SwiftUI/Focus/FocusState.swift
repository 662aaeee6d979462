/// Which of a view's fields has the keyboard; write it to move the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A connection to a focus state that fields are bound to.
  @propertyWrapper
  public struct Binding {
    let base: SwiftUI.Binding<Value>
    let none: Value

    /// Which field has the keyboard.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private var storage: StateStorage<Value>?

  /// Whether a field has the keyboard.
  public init() where Value == Bool {
    none = false
  }

  /// Which field has the keyboard; `nil` for none.
  public init<T: Hashable>() where Value == T? {
    none = nil
  }

  /// Which field has the keyboard.
  public var wrappedValue: Value {
    get { storage?.get() ?? none }
    nonmutating set { storage?.set(newValue, transaction: Transaction.current) }
  }

  /// A binding for ``SwiftUICore/View/focused(_:equals:)``.
  public var projectedValue: Binding {
    Binding(base: storage.map { SwiftUI.Binding(location: $0) } ?? .constant(none), none: none)
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState: NodeProperty {
  package func makeSlot(in node: Node) -> StateStorage<Value> {
    StateStorage(none, in: node)
  }

  package mutating func bind(to slot: StateStorage<Value>, in node: Node) {
    storage = slot
  }
}
