enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { DeviceLocale.default }
}

enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { DeviceLocale.calendar }
}

enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { DeviceLocale.timeZone }
}

extension EnvironmentValues {
  /// The language and region. Those of a virtual device are American English unless a test chooses
  /// others, wherever the device runs.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar. That of a virtual device is the Gregorian one.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone. That of a virtual device is Greenwich's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Sets the device's language and region where they differ from what they were.
  mutating func adoptLocale() {
    let now = Evaluation.onMain { DeviceLocale.current }
    guard now != locale else { return }
    locale = now
    var calendar = DeviceLocale.calendar
    calendar.locale = now
    self.calendar = calendar
  }
}
