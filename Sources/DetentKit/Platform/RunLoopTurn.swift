#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Work for the next run-loop turn that displays a frame.
  @MainActor
  enum RunLoopTurn {
    static func next(_ work: @escaping () -> Void) {
      var link: CADisplayLink?
      let target = ActionTarget { _ in
        link?.invalidate()
        link = nil
        work()
      }
      link = CADisplayLink(target: target, selector: ActionTarget.action)
      link?.add(to: .main, forMode: .common)
    }

    /// Schedules work from a callback that SwiftUI may call on another thread, as those of layouts.
    ///
    /// Without Objective-C the main actor has no fixed thread, and layouts run on it.
    nonisolated static func nextOnMain(_ work: @escaping @MainActor @Sendable () -> Void) {
      #if canImport(ObjectiveC)
        guard Thread.isMainThread else {
          Task { @MainActor in work() }
          return
        }
      #endif
      MainActor.assumeIsolated { next(work) }
    }
  }
#endif
