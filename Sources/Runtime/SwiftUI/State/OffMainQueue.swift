import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Writes of state that other threads made, on their way to the main thread, in order.
enum OffMainQueue {
  private static let waiting = Mutex<[@Sendable () -> Void]>([])
  /// The thread that runs user interfaces: the one on which the first tree was made.
  private nonisolated(unsafe) static var main: pthread_t?

  /// Held where a value that other threads may read is written.
  static let lock = NSLock()

  /// The calling thread is the main one.
  static func noteMainThread() {
    if main == nil { main = pthread_self() }
  }

  /// Whether the calling thread is the main one.
  static var isMain: Bool {
    guard let main else { return true }
    return pthread_equal(main, pthread_self()) != 0
  }

  /// Does `work` on the main thread, after what was added before.
  static func add(_ work: @escaping @Sendable () -> Void) {
    let isFirst = waiting.withLock { list in
      list.append(work)
      return list.count == 1
    }
    guard isFirst else { return }
    DispatchQueue.main.async { drain() }
  }

  private static func drain() {
    let batch = waiting.withLock { list in
      defer { list = [] }
      return list
    }
    for work in batch { work() }
  }
}
