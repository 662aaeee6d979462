import Foundation
import Synchronization

/// Writes of state that other threads made, on their way to the main queue, in order.
enum OffMainQueue {
  private static let waiting = Mutex<[@Sendable () -> Void]>([])

  /// Held where a value that other threads may read is written.
  static let lock = NSLock()

  /// Does `work` on the main queue, after what was added before.
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
