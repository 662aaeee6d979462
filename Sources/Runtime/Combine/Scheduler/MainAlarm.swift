import Dispatch
import Foundation
import RuntimeBase

/// Timers on the main thread: on a device's clock if one runs, so that virtual time decides, or
/// else on the real one.
enum MainAlarm {
  /// Indicates whether a device's clock is used.
  static var isVirtual: Bool { MainQueue.isCurrent && MediaClock.alarms != nil }

  /// The current time in seconds, on the clock in use.
  static var now: TimeInterval {
    isVirtual ? MediaClock.now : Date().timeIntervalSinceReferenceDate
  }

  /// Schedules `work` for a time of the virtual clock; returns an object that cancels it. It must be
  /// called on the main thread.
  ///
  /// - Parameter isAwaited: `true` if the device counts as busy until then.
  @discardableResult
  static func schedule(
    at time: TimeInterval, isAwaited: Bool, _ work: @escaping () -> Void
  ) -> () -> Void {
    nonisolated(unsafe) let work = work
    let cancel = MainActor.assumeIsolated {
      MediaClock.alarms?.schedule(at: time, isAwaited: isAwaited) { work() }
    }
    return {
      // Subscriptions may end on any thread.
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { cancel?() }
      } else {
        DispatchQueue.main.async { cancel?() }
      }
    }
  }
}

/// A timer that fires repeatedly until it is cancelled.
///
/// `@unchecked Sendable`: it is used on the main thread only, or its timer's run loop's.
final class RepeatingAlarm: @unchecked Sendable {
  private let interval: TimeInterval
  private let work: () -> Void
  private var next: TimeInterval
  private var cancelNext: (() -> Void)?
  private var isCancelled = false

  /// - Parameter start: The time of the first firing, on the virtual clock.
  init(from start: TimeInterval, every interval: TimeInterval, _ work: @escaping () -> Void) {
    // A frame is the resolution of the virtual clock.
    self.interval = max(interval, 1.0 / 240)
    self.work = work
    next = start
    arm()
  }

  private func arm() {
    cancelNext = MainAlarm.schedule(at: next, isAwaited: false) { [weak self] in self?.fire() }
  }

  private func fire() {
    guard !isCancelled else { return }
    next += interval
    arm()
    work()
  }

  func cancel() {
    isCancelled = true
    cancelNext?()
    cancelNext = nil
  }
}
