import Foundation
import QuartzCore

extension MainQueue {
  /// Does the work that app code put on the main queue and the main actor, and that waits now.
  ///
  /// Inside of a task the main actor is busy with that task itself, and another thread may not run
  /// the main thread's loop: nothing can be done there, and the work is done when the queue is free.
  @MainActor
  static func drain() {
    let isInTask = withUnsafeCurrentTask { $0 != nil }
    guard !isInTask, Thread.isMainThread else { return }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }
}
