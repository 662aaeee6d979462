/// A property of a class that can be observed by its key path: `@objc dynamic var` where there is
/// Objective-C.
///
/// ```swift
/// @KeyValueObservable("progress") var progress = 0.0
/// ```
@propertyWrapper
public struct KeyValueObservable<Value> {
  private var value: Value
  private let name: String

  /// Creates a property with its first value and its name.
  public init(wrappedValue: Value, _ name: String) {
    value = wrappedValue
    self.name = name
  }

  /// The value, which only instances of classes have.
  @available(*, unavailable, message: "only a property of a class can be observed")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value of an instance's property.
  public static subscript<Owner: NSObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, KeyValueObservable<Value>>
  ) -> Value {
    get {
      let stored = owner[keyPath: storage]
      KeyValueObservers.read(owner, stored.name)
      return stored.value
    }
    set {
      let old = owner[keyPath: storage]
      owner[keyPath: storage].value = newValue
      KeyValueObservers.changed(owner, old.name, old: old.value, new: newValue)
    }
  }
}
