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
  /// The language and region. Virtual devices have an American locale, wherever they run.
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
}
