/// A property wrapper of a value that is stored for the app under a key. Each virtual device has
/// its own store, which ends with the device.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let stored: StoredValue<Value>

  private init(key: String, initial: Value, coder: StoredCoder<Value>) {
    stored = StoredValue(key: "app." + key, initial: initial, coder: coder)
  }

  /// The stored value.
  public var wrappedValue: Value {
    get { stored.place.get() }
    nonmutating set { stored.place.set(newValue, transaction: Transaction.current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: stored.place) }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage where Value == Bool {
  /// Creates a property for a stored value; its default is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, coder: .plain)
  }
}

extension AppStorage where Value == Int {
  /// Creates a property for a stored value; its default is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, coder: .plain)
  }
}

extension AppStorage where Value == Double {
  /// Creates a property for a stored value; its default is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, coder: .plain)
  }
}

extension AppStorage where Value == String {
  /// Creates a property for a stored value; its default is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, coder: .plain)
  }
}

extension AppStorage where Value == URL {
  /// Creates a property for a stored value; its default is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, coder: .plain)
  }
}

extension AppStorage where Value == Data {
  /// Creates a property for a stored value; its default is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, coder: .plain)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property for a stored value; its default is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, coder: .raw())
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property for a stored value; its default is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, coder: .raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a stored value; its default is `nil`.
  public init<T>(_ key: String) where Value == T? {
    self.init(key: key, initial: nil, coder: .plain)
  }
}
