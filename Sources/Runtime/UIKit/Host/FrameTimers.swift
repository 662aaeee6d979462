/// Work to be done at a moment of the media clock, in order of time and then of asking.
@MainActor
package final class FrameTimers {
  /// A piece of work that waits.
  @MainActor
  package final class Timer {
    package let time: Double
    fileprivate let order: Int
    fileprivate let name: String
    fileprivate let isAwaited: Bool
    fileprivate var action: (@MainActor () -> Void)?

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

    /// Forgets the work.
    package func cancel() { action = nil }
  }

  private var waiting: [Timer] = []
  private var count = 0

  /// Has `action` done in the first frame at or after `time`.
  ///
  /// - Parameter isAwaited: Whether the device is not at rest until then.
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

  /// Does the work that is due.
  package func fire(upTo time: Double) {
    while let first = waiting.first, first.time <= time {
      waiting.removeFirst()
      let action = first.action
      first.action = nil
      action?()
    }
  }

  /// What still waits, by name.
  package var pending: [String] {
    waiting.filter { $0.isAwaited && $0.action != nil }.map(\.name)
  }
}

extension FrameTimers: MediaAlarms {
  package func schedule(
    at time: CFTimeInterval, isAwaited: Bool, _ work: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let timer = schedule(at: time, name: "a scheduler", isAwaited: isAwaited, work)
    return { timer.cancel() }
  }
}
