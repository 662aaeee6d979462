/// Creates an object of a class that is known at run time only, with its `init()`. The translation of sources
/// writes it for `T()` of a generic parameter.
@MainActor
public func _makeObject<T: NSObject>(_ type: T.Type) -> T {
  guard let object = ObjectMaker.make(type) as? T else {
    // Proven: a class that inherits from NSObject makes objects of itself.
    preconditionFailure("\(type) made no object of itself.")
  }
  return object
}
