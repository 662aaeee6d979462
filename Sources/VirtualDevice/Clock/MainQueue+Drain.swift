import Foundation
import QuartzCore

extension MainQueue {
  /// Runs the work that app code has put on the main queue and the main actor so far.
  ///
  /// Inside of a task the main actor is busy with that task itself, and another thread may not run
  /// the main run loop: nothing can run there, and the work runs when the queue is free.
  @MainActor
  static func drain() {
    let isInTask = withUnsafeCurrentTask { $0 != nil }
    guard !isInTask, Thread.isMainThread else { return }
    RunningDevice.outside { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }
}
