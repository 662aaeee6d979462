/// Has the dispatch of `init()` that every responder's class inherits.
open class _UIResponderTemplate: UIResponder {
  /// Creates a responder.
  public required override init() {
    super.init()
  }
}

/// The same for objects that are no responders.
open class _NSObjectTemplate: NSObject {
  /// Creates an object.
  public required override init() {
    super.init()
  }
}

/// Makes objects of classes that are only known when the app runs, as the Objective-C runtime does.
///
/// Swift dispatches `init()` of a class through its table of methods, in the place that `NSObject`
/// gave it, but only lets code say so for initialisers marked `required`. A template whose `init()`
/// is marked lends its spelling; the class's own table decides what runs.
@MainActor
package enum ObjectMaker {
  /// An object made with `init()`; `nil` for classes that do not inherit from `NSObject`.
  @inline(never)
  package static func make(_ type: AnyClass) -> NSObject? {
    if type is UIResponder.Type {
      return unsafeBitCast(type, to: _UIResponderTemplate.Type.self).init()
    }
    if type is NSObject.Type {
      return unsafeBitCast(type, to: _NSObjectTemplate.Type.self).init()
    }
    return nil
  }
}
