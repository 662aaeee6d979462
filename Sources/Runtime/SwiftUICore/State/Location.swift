/// The location of a binding's value.
@_spi(Core) open class Location<Value>: @unchecked Sendable {
  open func get() -> Value {
    preconditionFailure("A location answers itself.")
  }

  open func set(_ value: Value, transaction: Transaction) {}

  /// Indicates whether two locations are identical.
  open func isSame(as other: Location<Value>) -> Bool { self === other }

  public init() {}
}

/// A location with a constant value.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return StateEquality.areEqual(value, other.value, layout: TypeLayout.of(Value.self))
  }
}

/// A location with a getter and a setter closure.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get getter: @escaping () -> Value, set setter: @escaping (Value, Transaction) -> Void) {
    self.getter = getter
    self.setter = setter
  }

  override func get() -> Value { getter() }

  override func set(_ value: Value, transaction: Transaction) { setter(value, transaction) }
}

/// A part of another location.
final class PartLocation<Whole, Value>: Location<Value>, @unchecked Sendable {
  private let whole: Location<Whole>
  private let path: WritableKeyPath<Whole, Value>

  init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.path = path
  }

  override func get() -> Value { whole.get()[keyPath: path] }

  override func set(_ value: Value, transaction: Transaction) {
    var all = whole.get()
    all[keyPath: path] = value
    whole.set(all, transaction: transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation<Whole, Value> else { return false }
    return path == other.path && whole.isSame(as: other.whole)
  }
}

/// The value inside an optional location, while there is one.
final class UnwrappedLocation<Value>: Location<Value>, @unchecked Sendable {
  private let optional: Location<Value?>
  private var last: Value

  init(_ optional: Location<Value?>, _ value: Value) {
    self.optional = optional
    last = value
  }

  override func get() -> Value {
    if let value = optional.get() { last = value }
    return last
  }

  override func set(_ value: Value, transaction: Transaction) {
    optional.set(value, transaction: transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return optional.isSame(as: other.optional)
  }
}
