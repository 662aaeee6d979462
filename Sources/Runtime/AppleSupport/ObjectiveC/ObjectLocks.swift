/// Waits until no other thread has locked an object, and locks it; a thread can lock an object several
/// times. Returns 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).lock()
  return 0
}

/// Ends a lock of an object. Returns 0.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.unlock(obj as AnyObject)
  return 0
}

/// The locks of the objects that are locked now.
private enum ObjectLocks {
  private struct Entry {
    let lock = NSRecursiveLock()
    /// The number of calls that hold the lock or wait for it.
    var uses = 0
  }

  private static let guardian = NSLock()
  // Accessed only with the guardian held.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func lock(of object: AnyObject) -> NSRecursiveLock {
    guardian.withLock {
      entries[ObjectIdentifier(object), default: Entry()].uses += 1
      return entries[ObjectIdentifier(object), default: Entry()].lock
    }
  }

  static func unlock(_ object: AnyObject) {
    let lock = guardian.withLock { () -> NSRecursiveLock? in
      let id = ObjectIdentifier(object)
      guard var entry = entries[id] else { return nil }
      entry.uses -= 1
      entries[id] = entry.uses == 0 ? nil : entry
      return entry.lock
    }
    lock?.unlock()
  }
}
