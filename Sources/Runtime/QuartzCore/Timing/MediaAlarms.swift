/// Does work at moments of the media clock.
@MainActor
package protocol MediaAlarms: AnyObject {
  /// Has `work` done in the first frame at or after `time`; returns what cancels it.
  ///
  /// - Parameter isAwaited: Whether the device counts as busy until then.
  func schedule(
    at time: CFTimeInterval, isAwaited: Bool, _ work: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}

extension MediaClock {
  /// The alarms of the device whose code runs; `nil` where there is none.
  package nonisolated(unsafe) static weak var alarms: (any MediaAlarms)?
}
