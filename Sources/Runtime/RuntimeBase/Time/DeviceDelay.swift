import Dispatch
import Foundation

extension RunningDevice {
  /// The part of a frame that is regarded as rounding: sums of decimal seconds are not exact.
  private static let tolerance = 1e-6

  /// Schedules work of the device's code for the first frame after a number of seconds of its clock,
  /// from whichever thread. The device counts as idle until then.
  ///
  /// - Returns: a closure that cancels the work, from whichever thread.
  @discardableResult
  package func schedule(
    after seconds: Double, _ name: String, _ work: @escaping @MainActor @Sendable () -> Void
  ) -> @Sendable () -> Void {
    schedule(after: seconds, name, isCancelled: nil, work)
  }

  /// Schedules work as `schedule(after:_:_:)` does.
  ///
  /// - Parameter isCancelled: returns whether the work would do nothing.
  func schedule(
    after seconds: Double, _ name: String, isCancelled: (@Sendable () -> Bool)?,
    _ work: @escaping @MainActor @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let delay = ScheduledDelay()
    onMain { [weak self] in
      guard let self, let timers = alarms as? FrameTimers else { return }
      let moment = time + max(0, seconds) - Self.tolerance
      let timer = timers.schedule(at: moment, name: name, isAwaited: false, work)
      timer.isCancelled = isCancelled
      delay.wait(for: timer)
    }
    return { [weak self] in self?.onMain { delay.cancel() } }
  }

  private func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
        MainActor.assumeIsolated(work)
      }
    }
  }
}

/// Work that waits for its time, and may be cancelled before it was scheduled.
@MainActor
private final class ScheduledDelay {
  // Not retained: with the device its timers go, and what they hold.
  private weak var timer: FrameTimers.Timer?
  private var isCancelled = false

  nonisolated init() {}

  func wait(for timer: FrameTimers.Timer) {
    if isCancelled { timer.cancel() } else { self.timer = timer }
  }

  func cancel() {
    isCancelled = true
    timer?.cancel()
    timer = nil
  }
}
