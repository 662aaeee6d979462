enum EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

/// An object that a view around this one put into the environment; the view follows its changes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to properties of an object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Follows the object of this type in the environment.
  public init() {}

  /// The object. It is an error of the program, and ends it, if there is none.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No object of type \(ObjectType.self) is in the environment; "
          + "add .environmentObject(_:) to a view around this one.")
    }
    return object
  }

  /// Makes bindings to properties of the object.
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
  /// Puts an object into the environment of this view and those inside it.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }

  /// Puts an observable object into the environment of this view and those inside it.
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
  /// Reads the observable object of a type. It is an error of the program, and ends it, if there is
  /// none.
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

  /// Reads the observable object of a type, if there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(getter: { $0[EnvironmentObjectKey<T>.self] })
  }
}
