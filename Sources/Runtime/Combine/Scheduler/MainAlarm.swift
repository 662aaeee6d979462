import Dispatch
import Foundation
import QuartzCore

/// Work at a later moment on the main thread: of a device's clock where one runs, so that virtual
/// time decides, or else of the real one.
enum MainAlarm {
  /// Whether a device's clock counts.
  static var isVirtual: Bool { MainQueue.isCurrent && MediaClock.alarms != nil }

  /// Seconds of the clock that counts.
  static var now: TimeInterval {
    isVirtual ? MediaClock.now : Date().timeIntervalSinceReferenceDate
  }

  /// Does `work` at a moment of the virtual clock; returns what cancels it. To be called on the main
  /// thread.
  ///
  /// - Parameter isAwaited: Whether the device counts as busy until then.
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

/// Something that fires again and again until it is cancelled.
///
/// `@unchecked Sendable`: it is used on the main thread only, or its timer's run loop's.
final class RepeatingAlarm: @unchecked Sendable {
  private let interval: TimeInterval
  private let work: () -> Void
  private var next: TimeInterval
  private var cancelNext: (() -> Void)?
  private var isCancelled = false

  /// - Parameter start: When it fires first, on the virtual clock.
  init(from start: TimeInterval, every interval: TimeInterval, _ work: @escaping () -> Void) {
    // A frame is the least that the virtual clock can tell.
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
