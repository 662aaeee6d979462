extension Text {
  /// The styles of dates in text.
  public struct DateStyle: Equatable, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case date, time, relative, offset, timer
    }

    let kind: Kind

    /// The day, month and year.
    public static let date = DateStyle(kind: .date)
    /// The hour and minute.
    public static let time = DateStyle(kind: .time)
    /// The time relative to now, as "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// The offset from now, with a sign, as "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The time from now as a timer in seconds, as "2:23:05".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates text with a date, in the language, calendar and time zone of the environment.
  public init(_ date: Date, style: DateStyle) {
    var run = Run(string: "")
    run.date = DateContent(date: date, style: style)
    run.string = run.date?.string(DeviceLocale.default, DeviceLocale.timeZone) ?? ""
    self.init(runs: [run])
  }

  /// Creates text with a formatted value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.locale(DeviceLocale.ofEvaluation).format(input))
  }
}

/// A date in a text.
struct DateContent: Equatable, Sendable {
  let date: Date
  let style: Text.DateStyle

  /// Indicates whether the text changes with time.
  var isLive: Bool { style.kind != .date && style.kind != .time }

  func string(_ locale: Locale, _ timeZone: TimeZone) -> String {
    switch style.kind {
    case .date: format(Date.FormatStyle(date: .long, time: .omitted), locale, timeZone)
    case .time: format(Date.FormatStyle(date: .omitted, time: .shortened), locale, timeZone)
    case .relative: TimeDistance(to: date).relative
    case .offset: TimeDistance(to: date).offset
    case .timer: TimeDistance(to: date).timer
    }
  }

  private func format(
    _ format: Date.FormatStyle, _ locale: Locale, _ timeZone: TimeZone
  ) -> String {
    var format = format
    format.timeZone = timeZone
    return format.locale(locale).format(date)
  }
}

/// The textual distance of a date from now. Now is the time of the media clock, in seconds after
/// the reference date.
struct TimeDistance {
  private let seconds: Int

  init(to date: Date, now: TimeInterval = MediaClock.now) {
    let difference = date.timeIntervalSinceReferenceDate - now
    // A started second counts as remaining.
    seconds = abs(difference) < 1e12 ? Int(difference.rounded(.up)) : 0
  }

  private static let units: [(seconds: Int, short: String, long: String)] = [
    (31_536_000, "yr", "year"), (2_592_000, "mth", "month"), (86_400, "day", "day"),
    (3_600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
  ]

  /// The two largest units.
  var relative: String {
    var rest = abs(seconds)
    var parts: [String] = []
    for unit in Self.units where parts.count < 2 {
      let count = rest / unit.seconds
      rest %= unit.seconds
      if count == 0, parts.isEmpty { continue }
      if count > 0 {
        let isDay = unit.short == "day" || unit.short == "mth"
        parts.append("\(count) \(unit.short)\(isDay && count > 1 ? "s" : "")")
      } else {
        break
      }
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }

  /// The largest unit, with a sign.
  var offset: String {
    let amount = abs(seconds)
    let unit = Self.units.first { amount >= $0.seconds } ?? (1, "sec", "second")
    let count = amount / unit.seconds
    return "\(seconds < 0 ? "-" : "+")\(count) \(unit.long)\(count == 1 ? "" : "s")"
  }

  /// Hours, minutes and seconds.
  var timer: String {
    let amount = abs(seconds)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = "\(two(amount % 60))"
    let minutes = amount / 60 % 60
    return amount >= 3600
      ? "\(amount / 3600):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
  }
}

/// The language, region and time zone of virtual devices, independent of the host.
enum DeviceLocale {
  /// Those of the device whose code runs.
  static var current: Locale { RunningDevice.current.locale }
  /// Those of the environment of the view whose body is evaluated, which is evaluated again when they
  /// change; elsewhere those of the device.
  static var ofEvaluation: Locale {
    Evaluation.current.map { EnvironmentSlot($0).values.locale } ?? current
  }
  static let `default` = RunningDevice.usualLocale
  static let timeZone = TimeZone(identifier: "GMT") ?? .gmt
  static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = DeviceLocale.default
    calendar.timeZone = DeviceLocale.timeZone
    return calendar
  }()
}
