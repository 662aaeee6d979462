import Dispatch
import Foundation
import OpenCombine

extension DispatchQueue {
  /// A moment of a queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment as the system counts it.
    public var dispatchTime: DispatchTime

    /// A moment.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// A moment, decoded from nanoseconds.
    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(
        uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    /// Encodes nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public static func == (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool {
      lhs.dispatchTime == rhs.dispatchTime
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// How long it is from here to another moment.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (here, there) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return here <= there
        ? .nanoseconds(Int(clamping: there - here)) : .nanoseconds(-Int(clamping: here - there))
    }

    /// The moment some time from here.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// A length of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// Nanoseconds.
      public var magnitude: Int
      /// The same as an interval of time.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// A length of time; what never ends counts as the longest there is.
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
        // Seconds beyond three centuries are as good as never.
        magnitude =
          nanoseconds >= Double(Int.max)
          ? .max : nanoseconds <= Double(Int.min) ? .min : Int(nanoseconds)
      }

      /// Some seconds.
      public init(floatLiteral value: Double) { self.init(nanoseconds: value * 1e9) }
      /// Some seconds.
      public init(integerLiteral value: Int) { self.init(.seconds(value)) }
      /// Some nanoseconds.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        .nanoseconds(lhs.magnitude &+ rhs.magnitude)
      }
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        .nanoseconds(lhs.magnitude &- rhs.magnitude)
      }
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: Double(lhs.magnitude) * Double(rhs.magnitude))
      }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// Some seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
      /// Some seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: s * 1e9) }
      /// Some thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
      /// Some millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
      /// Some billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }
    }
  }

  /// How work is done.
  public struct SchedulerOptions {
    /// How urgent the work is.
    public var qos: DispatchQoS
    /// How the work is done.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to, if any.
    public var group: DispatchGroup?

    /// Default: no urgency of its own, no flags, no group.
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
  /// The present moment: that of the device's clock on the main queue, where a device runs.
  public var now: SchedulerTimeType {
    guard usesDevice else { return SchedulerTimeType(.now()) }
    // Zero stands for the present in the system's reckoning.
    return SchedulerTimeType(
      DispatchTime(uptimeNanoseconds: UInt64(max(0, MainAlarm.now) * 1e9) + 1))
  }

  /// Any time will do.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// On Linux the main queue is another object each time.
  private var usesDevice: Bool { label == DispatchQueue.main.label && MainAlarm.isVirtual }

  /// The moment on the device's clock.
  private func deviceTime(_ time: SchedulerTimeType) -> TimeInterval {
    Double(time.dispatchTime.uptimeNanoseconds) / 1e9
  }

  /// Does `action` as soon as it is its turn.
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

  /// Does `action` at a moment or soon after it.
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

  /// Does `action` at a moment and then again and again, until what is returned is cancelled.
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
