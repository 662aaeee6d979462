/// A template for the dispatch of `init()` in responder classes.
open class _UIResponderTemplate: UIResponder {
  /// Creates a responder.
  public required override init() {
    super.init()
  }
}

/// A template for the dispatch of `init()` in other classes.
open class _NSObjectTemplate: NSObject {
  /// Creates an object.
  public required override init() {
    super.init()
  }
}

/// A factory for objects of classes that are only known at run time, as in the Objective-C runtime.
///
/// Swift dispatches `init()` of a class through its method table, in the entry that `NSObject`
/// defines, but the language allows such calls only for initializers marked `required`. The
/// `init()` of a template is marked; the method table of the actual class determines which
/// implementation runs.
@MainActor
package enum ObjectMaker {
  /// Returns an object created with `init()`; `nil` for classes that do not inherit from
  /// `NSObject`.
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
