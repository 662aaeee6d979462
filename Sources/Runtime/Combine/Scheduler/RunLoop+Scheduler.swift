import Foundation
import OpenCombine

extension RunLoop {
  /// A moment on a run loop's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment as a date.
    public var date: Date

    /// Creates a moment from a date.
    public init(_ date: Date) {
      self.date = date
    }

    /// Returns the interval from this moment to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// Returns the moment that is an interval later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// An interval of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// The length of the interval in seconds.
      public var magnitude: TimeInterval
      /// The interval in seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Creates an interval of a number of seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// Creates an interval of a number of seconds.
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      /// Creates an interval of a number of seconds.
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      /// Creates an interval of a number of seconds, or `nil` if the number cannot be represented.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        magnitude = seconds
      }

      /// Returns whether the left interval is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Returns the sum of two intervals.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude + rhs.magnitude)
      }
      /// Returns the difference of two intervals.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude - rhs.magnitude)
      }
      /// Returns the product of two intervals.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude * rhs.magnitude)
      }
      /// Adds an interval to the left one.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts an interval from the left one.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies the left interval by the right one.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// Returns an interval of a number of seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
      /// Returns an interval of a number of seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      /// Returns an interval of a number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
      /// Returns an interval of a number of microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
      /// Returns an interval of a number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
  }

  /// The options of a run loop, of which there are none.
  public struct SchedulerOptions: Sendable {}
}

extension RunLoop: @retroactive Scheduler {
  /// The current moment: on the main run loop that of the device's clock, if a device runs.
  public var now: SchedulerTimeType {
    SchedulerTimeType(Date(timeIntervalSinceReferenceDate: usesDevice ? MainAlarm.now : realNow))
  }

  /// The smallest tolerance: 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  private var realNow: TimeInterval { Date().timeIntervalSinceReferenceDate }

  private var usesDevice: Bool { self === RunLoop.main && MainAlarm.isVirtual }

  /// Performs `action` in the next run-loop turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if usesDevice {
      MainAlarm.schedule(at: MainAlarm.now, isAwaited: true, action)
      return
    }
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  /// Performs `action` at a moment or soon after it.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if usesDevice {
      MainAlarm.schedule(
        at: date.date.timeIntervalSinceReferenceDate, isAwaited: true, action)
      return
    }
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Performs `action` at a moment and then repeatedly, until the returned object is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if usesDevice {
      let alarm = RepeatingAlarm(
        from: date.date.timeIntervalSinceReferenceDate, every: interval.timeInterval, action)
      return AnyCancellable { alarm.cancel() }
    }
    nonisolated(unsafe) let action = action
    let timer = Timer(
      fire: date.date, interval: interval.timeInterval, repeats: true
    ) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
