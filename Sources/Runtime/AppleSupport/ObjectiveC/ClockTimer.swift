import Foundation

/// A timer of Foundation that fires on the clock of the device whose code schedules it, and not on the
/// wall's.
///
/// The translation of sources writes it in place of `Timer`, and ``Foundation/RunLoop/addTimer(_:forMode:)``
/// in place of `add(_:forMode:)` of the main and the current run loop. `Timer` itself cannot be replaced for
/// sources that are not translated: a method or a type of the same name would be ambiguous in each file that
/// imports Foundation.
open class ClockTimer: Timer {
  // Accessed on the main queue only.
  nonisolated(unsafe) private var cancelNext: (@MainActor () -> Void)?
  nonisolated(unsafe) private var isScheduled = false
  /// The seconds to the first firing; `nil` for a timer whose first date is given.
  private let firstDelay: TimeInterval?

  /// Creates a timer and schedules it on the device's clock.
  ///
  /// - Parameters:
  ///   - interval: the seconds between firings, and before the first.
  ///   - repeats: `true` if it fires until it is invalidated.
  ///   - block: called with the timer.
  @discardableResult
  open override class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = ClockTimer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// Creates a timer that fires once it is added to a run loop.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    firstDelay = interval
    super.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block
    )
  }

  /// Creates a timer whose first date is given, and that fires once it is added to a run loop.
  public override init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    firstDelay = nil
    super.init(fire: date, interval: interval, repeats: repeats, block: block)
  }

  /// Schedules the timer on the device's clock, once.
  final func schedule() {
    let delay = firstDelay ?? max(0, fireDate.timeIntervalSinceNow)
    nonisolated(unsafe) let timer = self
    MainQueue.run {
      guard !timer.isScheduled, timer.isValid else { return }
      timer.isScheduled = true
      timer.fireOnDevice(after: delay)
    }
  }

  @MainActor
  private func fireOnDevice(after delay: TimeInterval) {
    cancelNext = DeviceTimer.schedule(after: delay) { [self] in
      guard isValid else { return }
      fire()
      if isValid { fireOnDevice(after: timeInterval) }
    }
  }

  /// Stops the timer for good, and releases what it calls.
  open override func invalidate() {
    super.invalidate()
    nonisolated(unsafe) let timer = self
    MainQueue.run {
      timer.cancelNext?()
      timer.cancelNext = nil
    }
  }
}

extension RunLoop {
  /// Schedules a timer: a ``ClockTimer`` on the device's clock, another one on this run loop.
  public func addTimer(_ timer: Timer, forMode mode: RunLoop.Mode) {
    if let timer = timer as? ClockTimer { timer.schedule() } else { add(timer, forMode: mode) }
  }
}
