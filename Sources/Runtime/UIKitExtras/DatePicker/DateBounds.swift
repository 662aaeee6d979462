/// The range of dates that can be chosen.
package struct DateBounds: Equatable, Sendable {
  package var first: Date?
  package var last: Date?

  package init(first: Date? = nil, last: Date? = nil) {
    self.first = first
    self.last = last
  }

  package func clamp(_ date: Date) -> Date {
    min(max(date, first ?? .distantPast), last ?? .distantFuture)
  }

  /// Returns whether a part of the day that begins at a date is in the bounds.
  package func touchesDay(from date: Date, in calendar: Calendar) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
    return (first.map { $0 < end } ?? true) && (last.map { date <= $0 } ?? true)
  }
}

/// The days of a month, arranged in weeks, with the names of the month and of the weekdays.
package struct MonthGrid {
  package struct Day: Identifiable {
    package let id: Int
    /// The date of the day; `nil` for the places of a week outside of the month.
    package let date: Date?
    package let number: Int
  }

  private let month: Date
  private let calendar: Calendar
  private let locale: Locale
  private let timeZone: TimeZone

  package init(month: Date, calendar: Calendar, locale: Locale, timeZone: TimeZone) {
    self.month = month
    self.calendar = calendar
    self.locale = locale
    self.timeZone = timeZone
  }

  package var title: String {
    var format = Date.FormatStyle().month(.wide).year()
    format.timeZone = timeZone
    return format.locale(locale).format(month)
  }

  /// The names of the weekdays, beginning with the first day of the week.
  package var names: [String] {
    var calendar = calendar
    calendar.locale = locale
    let all = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return (all[first...] + all[..<first]).map { $0.uppercased(with: locale) }
  }

  /// The days of whole weeks.
  package var days: [Day] {
    guard let interval = calendar.dateInterval(of: .month, for: month),
      let range = calendar.range(of: .day, in: .month, for: month)
    else { return [] }
    let weekday = calendar.component(.weekday, from: interval.start)
    let blank = (weekday - calendar.firstWeekday + 7) % 7
    let count = (blank + range.count + 6) / 7 * 7
    return (0..<count).map { index in
      let number = index - blank + 1
      guard range.contains(number) else { return Day(id: index, date: nil, number: 0) }
      return Day(
        id: index, date: calendar.date(byAdding: .day, value: number - 1, to: interval.start),
        number: number)
    }
  }

  /// Returns a day at the time of another date.
  package static func day(_ date: Date, at time: Date, in calendar: Calendar) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: time)
    return calendar.date(byAdding: time, to: date) ?? date
  }
}
