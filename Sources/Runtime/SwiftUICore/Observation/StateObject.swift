/// A property wrapper of an observable object that a view owns: it is created once for each
/// identity of the view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var owned: OwnedObject<ObjectType>?

  /// Creates a property whose object the expression creates when the view is first in the
  /// hierarchy.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object. Outside of a view's lifetime each call creates another.
  public var wrappedValue: ObjectType {
    if let owned { return owned.object }
    Misuse.report(StateMisuse.objectReadBeforeView)
    return make()
  }

  /// Creates bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: NodeProperty {
  package func makeSlot(in node: Node) -> OwnedObject<ObjectType> {
    OwnedObject(make(), in: node)
  }

  package mutating func bind(to slot: OwnedObject<ObjectType>, in node: Node) {
    owned = slot
  }
}

/// An object that lives as long as a node.
package final class OwnedObject<ObjectType: ObservableObject>: ReleasableSlot {
  let object: ObjectType
  private let subscription: ObjectSubscription<ObjectType>

  @MainActor
  init(_ object: ObjectType, in node: Node) {
    self.object = object
    subscription = ObjectSubscription(node)
    subscription.follow(object)
  }

  @MainActor
  package func release() {
    subscription.release()
  }
}
