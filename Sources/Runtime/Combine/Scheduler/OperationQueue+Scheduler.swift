import Dispatch
import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
  /// A moment of an operation queue.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  /// An operation queue has no options.
  public typealias SchedulerOptions = RunLoop.SchedulerOptions

  /// The present moment: that of the device's clock on the main queue, where a device runs.
  public var now: SchedulerTimeType {
    guard usesDevice else { return SchedulerTimeType(Date()) }
    return RunLoop.main.now
  }

  /// Any time will do.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  private var usesDevice: Bool { self === OperationQueue.main && MainAlarm.isVirtual }

  /// Does `action` as soon as it is its turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if usesDevice {
      RunLoop.main.schedule(options: options, action)
      return
    }
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Does `action` at a moment or soon after it.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if usesDevice {
      RunLoop.main.schedule(after: date, tolerance: tolerance, options: options, action)
      return
    }
    nonisolated(unsafe) let action = action
    DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
      self.addOperation { action() }
    }
  }

  /// Does `action` at a moment and then again and again, until what is returned is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if usesDevice {
      return RunLoop.main.schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
    nonisolated(unsafe) let action = action
    let source = DispatchSource.makeTimerSource()
    source.setEventHandler { self.addOperation { action() } }
    source.schedule(
      deadline: .now() + date.date.timeIntervalSinceNow, repeating: interval.timeInterval)
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
