extension Text {
  /// How a date is written.
  public struct DateStyle: Equatable, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case date, time
    }

    let kind: Kind

    /// Day, month and year.
    public static let date = DateStyle(kind: .date)
    /// Hour and minute.
    public static let time = DateStyle(kind: .time)
  }

  /// A date, in the language, calendar and time zone of the environment.
  public init(_ date: Date, style: DateStyle) {
    var run = Run(string: "")
    run.date = DateContent(date: date, style: style)
    run.string = run.date?.string(DeviceLocale.default, DeviceLocale.timeZone) ?? ""
    self.init(runs: [run])
  }

  /// A formatted value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.locale(DeviceLocale.default).format(input))
  }
}

/// A date in a text.
struct DateContent: Equatable, Sendable {
  let date: Date
  let style: Text.DateStyle

  func string(_ locale: Locale, _ timeZone: TimeZone) -> String {
    var format =
      style.kind == .date
      ? Date.FormatStyle(date: .long, time: .omitted)
      : Date.FormatStyle(date: .omitted, time: .shortened)
    format.timeZone = timeZone
    return format.locale(locale).format(date)
  }
}

/// The language and the time zone of all devices: the same wherever the program runs.
enum DeviceLocale {
  static let `default` = Locale(identifier: "en_US")
  static let timeZone = TimeZone(identifier: "GMT") ?? .gmt
  static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = DeviceLocale.default
    calendar.timeZone = DeviceLocale.timeZone
    return calendar
  }()
}
