/// An object that schedules work by the media clock.
@MainActor
package protocol MediaAlarms: AnyObject {
  /// Schedules `work` for the first frame at or after `time`; returns a closure that cancels it.
  ///
  /// - Parameter isAwaited: A Boolean value that indicates whether the device counts as busy until
  ///   then.
  func schedule(
    at time: CFTimeInterval, isAwaited: Bool, _ work: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}
