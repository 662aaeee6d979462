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

  private var storage: FocusStorage<Value>

  /// Whether a field has the keyboard.
  public init() where Value == Bool {
    storage = FocusStorage(none: false)
  }

  /// Which field has the keyboard; `nil` for none.
  public init<T: Hashable>() where Value == T? {
    storage = FocusStorage(none: nil)
  }

  /// Which field has the keyboard.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding for ``SwiftUICore/View/focused(_:equals:)``.
  public var projectedValue: Binding {
    Binding(base: storage.binding, none: storage.none)
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
