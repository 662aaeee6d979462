enum EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

/// A property wrapper of an observable object that an ancestor put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates bindings to the properties of the object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Creates a property for the object of this type in the environment.
  public init() {}

  /// The object. If there is none, the program ends with an error.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No object of type \(ObjectType.self) is in the environment; "
          + "add .environmentObject(_:) to a view around this one.")
    }
    return object
  }

  /// Creates bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: NodeProperty {
  package func makeSlot(in node: Node) -> ObjectSubscription<ObjectType> {
    ObjectSubscription(node)
  }

  package mutating func bind(to slot: ObjectSubscription<ObjectType>, in node: Node) {
    object = node.environment[EnvironmentObjectKey<ObjectType>.self]
    if let object { slot.follow(object) }
  }
}

extension View {
  /// Puts an object into the environment of this view and its descendants.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }

  /// Puts an observable object into the environment of this view and its descendants.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}

/// Puts an object into the environment.
public struct _EnvironmentObjectModifier<ObjectType: AnyObject> {
  let object: ObjectType?
}

extension _EnvironmentObjectModifier: ViewModifier, EnvironmentModifier {
  package func modify(_ values: inout EnvironmentValues) {
    values[EnvironmentObjectKey<ObjectType>.self] = object
  }
}

extension Environment {
  /// Creates a property for the observable object of a type. If there is none, the program ends
  /// with an error.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init(getter: { values in
      guard let object = values[EnvironmentObjectKey<Value>.self] else {
        preconditionFailure(
          "No object of type \(Value.self) is in the environment; "
            + "add .environment(_:) to a view around this one.")
      }
      return object
    })
  }

  /// Creates a property for the observable object of a type, if there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(getter: { $0[EnvironmentObjectKey<T>.self] })
  }
}
