import Foundation

extension Text {
  /// Creates a value as a formatter writes it; nothing where it cannot.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates an object as a formatter writes it; nothing where it cannot.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a stretch of time, in the language, calendar and time zone of the device.
  public init(_ dates: ClosedRange<Date>) {
    let style = Date.FormatStyle(
      date: .abbreviated, time: .shortened, timeZone: DeviceLocale.timeZone
    )
    .locale(DeviceLocale.default)
    self.init(verbatim: "\(style.format(dates.lowerBound)) – \(style.format(dates.upperBound))")
  }
}
