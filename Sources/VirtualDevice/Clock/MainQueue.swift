import Foundation

/// The work that app code puts on the main queue and the main actor.
@MainActor
enum MainQueue {
  /// Does the work that waits now.
  ///
  /// Inside of a task the main actor is busy with that task itself: nothing can be done here, and
  /// the work is done when the task suspends.
  static func drain() {
    let isInTask = withUnsafeCurrentTask { $0 != nil }
    guard !isInTask else { return }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }
}
