/// A property wrapper that creates bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  /// Unavailable for values that cannot be observed.
  @available(*, unavailable, message: "The wrapped value must conform to Observable.")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper of the same object.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: Observable {
  /// Creates a wrapper of an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper of an object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
