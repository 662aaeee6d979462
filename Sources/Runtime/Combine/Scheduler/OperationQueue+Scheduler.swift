import Dispatch
import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
  /// A moment on an operation queue's clock.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  /// The options of an operation queue, of which there are none.
  public typealias SchedulerOptions = RunLoop.SchedulerOptions

  /// The current moment: on the main queue that of the device's clock, if a device runs.
  public var now: SchedulerTimeType {
    guard usesDevice else { return SchedulerTimeType(Date()) }
    return RunLoop.main.now
  }

  /// The smallest tolerance: 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  private var usesDevice: Bool { self === OperationQueue.main && MainAlarm.isVirtual }

  /// Performs `action` as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if usesDevice {
      RunLoop.main.schedule(options: options, action)
      return
    }
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Performs `action` at a moment or soon after it.
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

  /// Performs `action` at a moment and then repeatedly, until the returned object is cancelled.
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
