import Dispatch
import Foundation

/// The main queue, on which user interfaces run.
package enum MainQueue {
  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Indicates whether the caller runs on it. The queue has no fixed thread: in a process that
  /// waits in `dispatchMain`, as test runs do, on Linux any thread of the pool serves it, in turns.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
