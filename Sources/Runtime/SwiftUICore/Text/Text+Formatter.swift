import Foundation

extension Text {
  /// Creates text from a value with a formatter; the text is empty if the formatter fails.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates text from an object with a formatter; the text is empty if the formatter fails.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates text with a date interval, in the language, calendar and time zone of the device.
  public init(_ dates: ClosedRange<Date>) {
    let style = Date.FormatStyle(
      date: .abbreviated, time: .shortened, timeZone: DeviceLocale.timeZone
    )
    .locale(DeviceLocale.ofEvaluation)
    self.init(verbatim: "\(style.format(dates.lowerBound)) – \(style.format(dates.upperBound))")
  }
}
