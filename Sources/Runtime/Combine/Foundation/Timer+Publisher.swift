import Foundation
import OpenCombine

extension Timer {
  /// A publisher that emits the date repeatedly once it is connected.
  ///
  /// On the main run loop it follows the device's clock, if a device runs.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the emitted values.
    public typealias Output = Date
    /// The type of the error: the publisher never fails.
    public typealias Failure = Never

    /// The interval between dates in seconds.
    public final let interval: TimeInterval
    /// The allowed delay of a date in seconds; `nil` for any delay.
    public final let tolerance: TimeInterval?
    /// The run loop of the timer.
    public final let runLoop: RunLoop
    /// The run loop mode of the timer.
    public final let mode: RunLoop.Mode
    /// Unused.
    public final let options: RunLoop.SchedulerOptions?
    private let dates = PassthroughSubject<Date, Never>()

    /// Creates a publisher that emits the date every `interval` seconds.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public final func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Date {
      dates.receive(subscriber: subscriber)
    }

    /// Starts the timer, which runs until the returned object is cancelled.
    public final func connect() -> any Cancellable {
      let runLoop = runLoop
      nonisolated(unsafe) let dates = dates
      if runLoop === RunLoop.main, MainAlarm.isVirtual {
        let alarm = RepeatingAlarm(from: MainAlarm.now + interval, every: interval) {
          dates.send(runLoop.now.date)
        }
        return AnyCancellable { alarm.cancel() }
      }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in dates.send(Date()) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Returns a publisher that emits the date every `interval` seconds once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
