import Foundation
import OpenCombine

extension RunLoop {
  /// A moment of a run loop.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment as a date.
    public var date: Date

    /// A moment.
    public init(_ date: Date) {
      self.date = date
    }

    /// How long it is from here to another moment.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// The moment some time from here.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// A length of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// Seconds.
      public var magnitude: TimeInterval
      /// Seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Some seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// Some seconds.
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      /// Some seconds.
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      /// Some seconds.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        magnitude = seconds
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude + rhs.magnitude)
      }
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude - rhs.magnitude)
      }
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude * rhs.magnitude)
      }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// Some seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
      /// Some seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      /// Some thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
      /// Some millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
      /// Some billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
  }

  /// A run loop has no options.
  public struct SchedulerOptions: Sendable {}
}

extension RunLoop: @retroactive Scheduler {
  /// The present moment: that of the device's clock on the main run loop, where a device runs.
  public var now: SchedulerTimeType {
    SchedulerTimeType(Date(timeIntervalSinceReferenceDate: usesDevice ? MainAlarm.now : realNow))
  }

  /// Any time will do.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  private var realNow: TimeInterval { Date().timeIntervalSinceReferenceDate }

  private var usesDevice: Bool { self === RunLoop.main && MainAlarm.isVirtual }

  /// Does `action` when the run loop turns next.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if usesDevice {
      MainAlarm.schedule(at: MainAlarm.now, isAwaited: true, action)
      return
    }
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  /// Does `action` at a moment or soon after it.
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

  /// Does `action` at a moment and then again and again, until what is returned is cancelled.
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
