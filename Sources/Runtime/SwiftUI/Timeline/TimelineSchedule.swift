/// The moments at which a ``TimelineView`` is made anew.
public protocol TimelineSchedule {
  /// Whether moments come often or seldom.
  typealias Mode = TimelineScheduleMode
  /// The type of the list of moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The moments from a date on, in order; the first may be that date or one before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule's moments come.
public enum TimelineScheduleMode: Sendable {
  /// As often as the schedule says.
  case normal
  /// Seldom, to save power. Nothing asks for it here.
  case lowFrequency
}

/// Moments at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Moments from a date on, `interval` seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  /// The moments from a date on.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let elapsed = startDate.timeIntervalSince(start)
    let first = elapsed <= 0 ? start : start + (elapsed / interval).rounded(.down) * interval
    return sequence(first: first) { $0 + interval }
  }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginnings of minutes.
  public init() {}

  /// The moments from a date on.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// Every frame, or less often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// Every frame; with a least interval in seconds less often, and never while paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? Self.frame, Self.frame)
    isPaused = paused
  }

  private static let frame = 1.0 / 60

  /// The moments from a date on.
  public func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
    sequence(first: start) { isPaused ? nil : $0 + interval }
  }
}

/// Moments that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  /// Moments that are listed, in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The moments from a date on.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments from a date on, `interval` seconds apart.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every frame; with a least interval in seconds less often, and never while paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Moments that are listed, in order.
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
