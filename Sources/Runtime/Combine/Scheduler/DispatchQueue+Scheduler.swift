import Dispatch
import Foundation
import OpenCombine

extension DispatchQueue {
  /// A moment on a dispatch queue's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment as a dispatch time.
    public var dispatchTime: DispatchTime

    /// Creates a moment from a dispatch time.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Decodes a moment from nanoseconds.
    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(
        uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    /// Encodes the moment as nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Returns whether two moments are equal.
    public static func == (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool {
      lhs.dispatchTime == rhs.dispatchTime
    }

    /// Feeds the moment into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// Returns the interval from this moment to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (here, there) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return here <= there
        ? .nanoseconds(Int(clamping: there - here)) : .nanoseconds(-Int(clamping: here - there))
    }

    /// Returns the moment that is an interval later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// An interval of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// The length of the interval in nanoseconds.
      public var magnitude: Int
      /// The interval as a dispatch time interval.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates an interval from a dispatch time interval; one that never ends becomes the longest
      /// interval.
      public init(_ timeInterval: DispatchTimeInterval) {
        func times(_ count: Int, _ unit: Int) -> Int {
          let (product, overflows) = count.multipliedReportingOverflow(by: unit)
          return overflows ? (count < 0 ? .min : .max) : product
        }
        magnitude =
          switch timeInterval {
          case .seconds(let s): times(s, 1_000_000_000)
          case .milliseconds(let ms): times(ms, 1_000_000)
          case .microseconds(let us): times(us, 1000)
          case .nanoseconds(let ns): ns
          case .never: .max
          @unknown default: .max
          }
      }

      private init(nanoseconds: Double) {
        // Seconds beyond three centuries are treated as never.
        magnitude =
          nanoseconds >= Double(Int.max)
          ? .max : nanoseconds <= Double(Int.min) ? .min : Int(nanoseconds)
      }

      /// Creates an interval of a number of seconds.
      public init(floatLiteral value: Double) { self.init(nanoseconds: value * 1e9) }
      /// Creates an interval of a number of seconds.
      public init(integerLiteral value: Int) { self.init(.seconds(value)) }
      /// Creates an interval of a number of nanoseconds, or `nil` if the number is out of range.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Returns whether the left interval is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Returns the sum of two intervals.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        .nanoseconds(lhs.magnitude &+ rhs.magnitude)
      }
      /// Returns the difference of two intervals.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        .nanoseconds(lhs.magnitude &- rhs.magnitude)
      }
      /// Returns the product of two intervals.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: Double(lhs.magnitude) * Double(rhs.magnitude))
      }
      /// Adds an interval to the left one.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts an interval from the left one.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies the left interval by the right one.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// Returns an interval of a number of seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
      /// Returns an interval of a number of seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: s * 1e9) }
      /// Returns an interval of a number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
      /// Returns an interval of a number of microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
      /// Returns an interval of a number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }
    }
  }

  /// The options of scheduled work.
  public struct SchedulerOptions {
    /// The quality of service of the work.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The dispatch group of the work, if any.
    public var group: DispatchGroup?

    /// Creates options. The defaults are an unspecified quality of service, no flags and no group.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }
}

extension DispatchQueue: @retroactive Scheduler {
  /// The current moment: on the main queue that of the device's clock, if a device runs.
  public var now: SchedulerTimeType {
    guard usesDevice else { return SchedulerTimeType(.now()) }
    // The system's dispatch time of zero means the current time.
    return SchedulerTimeType(
      DispatchTime(uptimeNanoseconds: UInt64(max(0, MainAlarm.now) * 1e9) + 1))
  }

  /// The smallest tolerance: 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Indicates whether the queue follows a device's clock. On Linux the main queue is another
  /// object at each access.
  private var usesDevice: Bool { label == DispatchQueue.main.label && MainAlarm.isVirtual }

  /// Returns the moment on the device's clock.
  private func deviceTime(_ time: SchedulerTimeType) -> TimeInterval {
    Double(time.dispatchTime.uptimeNanoseconds) / 1e9
  }

  /// Performs `action` as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if usesDevice {
      MainAlarm.schedule(at: MainAlarm.now, isAwaited: true, action)
      return
    }
    nonisolated(unsafe) let action = action
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action() }
  }

  /// Performs `action` at a moment or soon after it.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if usesDevice {
      MainAlarm.schedule(at: deviceTime(date), isAwaited: true, action)
      return
    }
    nonisolated(unsafe) let action = action
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action() }
  }

  /// Performs `action` at a moment and then repeatedly, until the returned object is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if usesDevice {
      let alarm = RepeatingAlarm(
        from: deviceTime(date), every: Double(interval.magnitude) / 1e9, action)
      return AnyCancellable { alarm.cancel() }
    }
    nonisolated(unsafe) let action = action
    let source = DispatchSource.makeTimerSource(queue: self)
    source.setEventHandler { action() }
    source.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
