/// The manner in which an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is not retained.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is copied; here it is retained.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// The value is copied; here it is retained.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, the address of a variable; `nil` removes it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedValues.set(value, policy, of: object as AnyObject, key)
}

/// Returns the value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.value(of: object as AnyObject, key)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedValues.remove(object as AnyObject)
}

/// The values of all objects. Nothing announces the end of an object here, so its values are released
/// when later ones are set.
private enum AssociatedValues {
  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private static let lock = NSLock()
  // Accessed only with the lock held.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var limit = 32

  static func set(
    _ value: Any?, _ policy: objc_AssociationPolicy, of object: AnyObject, _ key: UnsafeRawPointer
  ) {
    let stored: Any? =
      policy == .OBJC_ASSOCIATION_ASSIGN ? value.map { Weak($0 as AnyObject) } : value
    // What is replaced is released without the lock, because its end may ask for values.
    let released: Any? = lock.withLock {
      var gone: [Entry] = []
      if entries.count >= limit {
        gone = entries.values.filter { $0.owner == nil }
        entries = entries.filter { $0.value.owner != nil }
        limit = max(32, entries.count * 2)
      }
      let id = ObjectIdentifier(object)
      var entry = entries[id] ?? Entry(owner: object)
      if entry.owner !== object { entry = Entry(owner: object) }
      let old = entry.values.updateValue(stored as Any, forKey: key)
      if stored == nil { entry.values[key] = nil }
      entries[id] = entry
      return (gone, old)
    }
    withExtendedLifetime(released) {}
  }

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    let value: Any? = lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else {
        return nil
      }
      return entry.values[key]
    }
    if let weak = value as? Weak { return weak.object }
    return value
  }

  static func remove(_ object: AnyObject) {
    let entry = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(entry) {}
  }
}
