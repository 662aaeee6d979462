/// A type that provides the dates at which a ``TimelineView`` updates.
public protocol TimelineSchedule {
  /// The frequency of a schedule's dates.
  typealias Mode = TimelineScheduleMode
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the dates from a start date, in order; the first may be that date or one before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency of a schedule's dates.
public enum TimelineScheduleMode: Sendable {
  /// The schedule's normal frequency.
  case normal
  /// A low frequency, to save power. It is never requested here.
  case lowFrequency
}

/// A schedule of dates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Creates a schedule of dates from a start date, `interval` seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  /// Returns the dates from a start date.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let elapsed = startDate.timeIntervalSince(start)
    let first = elapsed <= 0 ? start : start + (elapsed / interval).rounded(.down) * interval
    return sequence(first: first) { $0 + interval }
  }
}

/// A schedule of the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule of the start of every minute.
  public init() {}

  /// Returns the dates from a start date.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// A schedule of every frame, or less frequent dates.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// Creates a schedule of every frame; a minimum interval in seconds reduces the frequency, and a
  /// paused schedule has no dates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? Self.frame, Self.frame)
    isPaused = paused
  }

  private static let frame = 1.0 / 60

  /// Returns the dates from a start date.
  public func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
    sequence(first: start) { isPaused ? nil : $0 + interval }
  }
}

/// A schedule of explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  /// Creates a schedule of explicit dates, in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns the dates from a start date.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule of dates from a start date, `interval` seconds apart.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule of every frame; a minimum interval in seconds reduces the frequency, and a paused
  /// schedule has no dates.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// A schedule of explicit dates, in order.
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
