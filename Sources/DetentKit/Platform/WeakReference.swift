#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// A weak reference to an object.
  struct WeakReference<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) {
      self.object = object
    }
  }
#endif
