import Dispatch
import Foundation

/// The queue on which user interfaces run.
package enum MainQueue {
  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on it. No thread can stand for the queue: in a process that waits in
  /// `dispatchMain`, as test runs do, Linux has any thread of its pool serve it, now one and now
  /// another.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
