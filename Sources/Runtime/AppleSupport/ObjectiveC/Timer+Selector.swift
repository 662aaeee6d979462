/// Work on the clock of the device whose code runs.
@MainActor
enum DeviceTimer {
  /// Schedules work after a number of seconds, and returns the closure that cancels it. Without a
  /// device it is scheduled on the main queue.
  static func schedule(
    after delay: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let device = RunningDevice.current
    if let alarms = device.alarms {
      return alarms.schedule(at: device.time + max(0, delay), isAwaited: delay < 1, work)
    }
    let item = DispatchWorkItem { MainActor.assumeIsolated(work) }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay), execute: item)
    return { item.cancel() }
  }
}

extension Timer {
  /// Creates a timer that calls a method of a target, with itself as the argument, and schedules it
  /// on the device's clock. The target is retained until the timer is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    timer.schedule()
    return timer
  }
}
