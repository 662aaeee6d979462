/// A lock of one thread at a time, to be used through a pointer.
public struct os_unfair_lock: Sendable {
  fileprivate var isHeld: Int32 = 0
  /// Creates a lock that nobody holds.
  public init() {}
}

/// A lock of one thread at a time.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

// One lock guards the marks of all of them: they are held for moments.
private let marks = NSCondition()

/// Waits until nobody holds a lock, and holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  marks.lock()
  while lock.pointee.isHeld != 0 { marks.wait() }
  lock.pointee.isHeld = 1
  marks.unlock()
}

/// Holds a lock if nobody does; returns false otherwise.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  marks.lock()
  defer { marks.unlock() }
  guard lock.pointee.isHeld == 0 else { return false }
  lock.pointee.isHeld = 1
  return true
}

/// Ends to hold a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  marks.lock()
  lock.pointee.isHeld = 0
  marks.broadcast()
  marks.unlock()
}

/// A lock with the state that it guards.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

  /// Creates a lock with its first state.
  public init(initialState: State) { state = initialState }
  /// Creates a lock with its first state.
  public init(uncheckedState: State) { state = uncheckedState }

  /// Calls a closure while the lock is held.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public convenience init() { self.init(initialState: ()) }
  /// Calls a closure while the lock is held.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { _ in try body() }
  }
}
