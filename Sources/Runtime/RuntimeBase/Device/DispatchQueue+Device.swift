import Dispatch

// These are preferred to Dispatch's methods, whose other arguments have defaults.
extension DispatchQueue {
  /// Schedules work for execution as soon as possible.
  ///
  /// Work that an app schedules on the main queue runs as code of the app's device.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: RunningDevice.keeping(work))
  }

  /// Schedules work for execution at a time, or soon after it.
  ///
  /// Work that an app schedules on the main queue runs as code of the app's device, and the time from now
  /// to the deadline, rounded up to the hundredth of a second, passes on the device's clock. Other queues
  /// follow the wall's clock.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    performAfter(deadline: deadline, isCancelled: nil, work)
  }

  /// Schedules work as `asyncAfter(deadline:execute:)` does.
  ///
  /// - Parameter isCancelled: returns whether the work would do nothing: at the end of an app, cancelled
  ///   work that waits holds nothing any more.
  package func performAfter(
    deadline: DispatchTime, isCancelled: (@Sendable () -> Bool)?,
    _ work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let now = DispatchTime.now()
    if deadline > now, label == DispatchQueue.main.label, let device = RunningDevice.ofScope {
      let seconds = Double(deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9
      _ = device.schedule(
        after: DeviceSleep.written(seconds: seconds), "delayed work", isCancelled: isCancelled
      ) { work() }
      return
    }
    asyncAfter(
      deadline: deadline, qos: .unspecified, flags: [], execute: RunningDevice.keeping(work))
  }
}

extension RunningDevice {
  /// Returns `work` as code of the device in whose scope the caller runs, on whichever thread it is
  /// called; outside of every scope `work` itself.
  package static func keeping(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    guard let device = ofScope else { return work }
    return { device.resume(work) }
  }
}
