/// A property wrapper of an observable object that is owned elsewhere; its changes update the view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates bindings to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property for an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property for an object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Creates bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: NodeProperty, ComparableProperty {
  package func makeSlot(in node: Node) -> ObjectSubscription<ObjectType> {
    ObjectSubscription(node)
  }

  package mutating func bind(to slot: ObjectSubscription<ObjectType>, in node: Node) {
    slot.follow(wrappedValue)
  }

  static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.wrappedValue
      === b.assumingMemoryBound(to: Self.self).pointee.wrappedValue
  }
}
