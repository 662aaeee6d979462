/// Timers on the media clock, which fire in order of their times, then of scheduling.
@MainActor
package final class FrameTimers {
  /// A scheduled action.
  @MainActor
  package final class Timer {
    package let time: Double
    fileprivate let order: Int
    fileprivate let name: String
    fileprivate let isAwaited: Bool
    /// Indicates whether an app has scheduled it, by way of a framework without views.
    fileprivate var isOfApp = false
    fileprivate var action: (@MainActor () -> Void)?
    /// Returns whether the action would do nothing, because what it performs was cancelled; see
    /// ``FrameTimers/removeCancelled()``.
    package var isCancelled: (@Sendable () -> Bool)?

    fileprivate init(
      time: Double, order: Int, name: String, isAwaited: Bool,
      action: @escaping @MainActor () -> Void
    ) {
      self.time = time
      self.order = order
      self.name = name
      self.isAwaited = isAwaited
      self.action = action
    }

    /// Cancels the timer.
    package func cancel() {
      action = nil
      isCancelled = nil
    }
  }

  private var waiting: [Timer] = []
  private var count = 0

  package init() {}

  /// Schedules `action` for the first frame at or after `time`.
  ///
  /// - Parameter isAwaited: `true` if the device is not idle until then.
  @discardableResult
  package func schedule(
    at time: Double, name: String, isAwaited: Bool = true,
    _ action: @escaping @MainActor () -> Void
  ) -> Timer {
    let timer = Timer(
      time: time, order: count, name: name, isAwaited: isAwaited, action: action)
    count += 1
    let place = waiting.firstIndex { $0.time > time } ?? waiting.endIndex
    waiting.insert(timer, at: place)
    return timer
  }

  /// Runs the actions that are due.
  package func fire(upTo time: Double) {
    while let first = waiting.first, first.time <= time {
      waiting.removeFirst()
      let action = first.action
      first.cancel()
      action?()
    }
  }

  /// Releases the actions of cancelled work, and what they hold, before their time.
  package func removeCancelled() {
    for timer in waiting where timer.isCancelled?() == true {
      timer.action = nil
      timer.isCancelled = nil
    }
    waiting.removeAll { $0.action == nil }
  }

  /// The times of the timers of an app that have not fired.
  package var timesOfApp: [Double] {
    waiting.filter { $0.isOfApp && $0.action != nil }.map(\.time)
  }

  /// Indicates whether a timer has not fired for which the device is not idle.
  package var isAwaited: Bool {
    waiting.contains { $0.isAwaited && $0.action != nil }
  }

  /// The names of the timers that have not fired and for which the device is not idle.
  package var pending: [String] {
    waiting.filter { $0.isAwaited && $0.action != nil }.map(\.name)
  }
}

extension FrameTimers: MediaAlarms {
  package func schedule(
    at time: CFTimeInterval, isAwaited: Bool, _ work: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let timer = schedule(at: time, name: "a scheduler", isAwaited: isAwaited, work)
    timer.isOfApp = true
    return { timer.cancel() }
  }
}
