import Foundation
import QuartzCore

extension MainQueue {
  /// The number of frames after which the whole run loop is run although the main queue has no work,
  /// for its other sources, such as streams; tunable.
  private static let framesBetweenPasses = 30
  @MainActor private static var framesWithoutPass = 0

  /// Runs the work that app code has put on the main queue and the main actor so far.
  ///
  /// Inside of a task the main actor is busy with that task itself, and another thread may not run
  /// the main run loop: nothing can run there, and the work runs when the queue is free.
  @MainActor
  static func drain() {
    let isInTask = withUnsafeCurrentTask { $0 != nil }
    guard !isInTask, Thread.isMainThread else { return }
    framesWithoutPass += 1
    guard hasWork || framesWithoutPass >= framesBetweenPasses else { return }
    framesWithoutPass = 0
    RunningDevice.outside { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }

  /// Indicates whether the main queue has work. A pass of the run loop would find out with a dozen
  /// system calls, which is a sixth of a frame that nobody looks at.
  private static var hasWork: Bool {
    var event = pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)
    return poll(&event, 1, 0) != 0
  }
}

// What Foundation's run loop itself waits for: the file descriptor that Dispatch signals when the main
// queue receives work. It is not public; a toolchain without it does not link, so nothing is wrong
// silently.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32
