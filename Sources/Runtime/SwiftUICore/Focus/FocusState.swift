/// A property wrapper of the view with the focus; writing it moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding of fields to a focus state.
  @propertyWrapper
  public struct Binding {
    let base: SwiftUICore.Binding<Value>
    let none: Value

    /// The value of the view with the focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var storage: FocusStorage<Value>

  /// Creates a state that indicates whether a view has the focus.
  public init() where Value == Bool {
    storage = FocusStorage(none: false)
  }

  /// Creates a state with the value of the view with the focus; `nil` for none.
  public init<T: Hashable>() where Value == T? {
    storage = FocusStorage(none: nil)
  }

  /// The value of the view with the focus.
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
