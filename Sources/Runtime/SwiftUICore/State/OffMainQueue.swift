import Foundation
import Synchronization

/// Writes of state by other threads that are pending on the main queue, in order.
enum OffMainQueue {
  private static let waiting = Mutex<[@Sendable () -> Void]>([])

  /// A lock for values that other threads may read.
  static let lock = NSLock()

  /// Schedules `work` on the main queue, after earlier work.
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
