/// A date as the columns of a wheel picker.
@MainActor
package struct DateWheelModel {
  package var date: Date
  package var calendar: Calendar
  package var locale: Locale
  package var timeZone: TimeZone
  package var bounds: DateBounds
  /// The interval between the rows of the minute wheel, in minutes.
  var minuteInterval = 1
  /// A closure that is called when the user chooses another date.
  package var choose: (Date) -> Void

  package init(
    date: Date, calendar: Calendar, locale: Locale, timeZone: TimeZone, bounds: DateBounds,
    choose: @escaping (Date) -> Void
  ) {
    self.date = date
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.calendar = calendar
    self.locale = locale
    self.timeZone = timeZone
    self.bounds = bounds
    self.choose = choose
  }

  /// Returns the wheels of a day, of a time, or of both.
  package func columns(date showsDate: Bool, time showsTime: Bool) -> [WheelColumn] {
    var columns: [WheelColumn] = []
    if showsDate { columns += showsTime ? [day(of: date)] : dateColumns(for: date) }
    if showsTime { columns += timeColumns(for: date) }
    return columns
  }

  /// Returns the wheels of a month and its year.
  func monthColumns() -> [WheelColumn] {
    let columns = dateColumns(for: date)
    return [columns[0], columns[2]]
  }

  /// Returns the wheels of a duration in seconds.
  func durationColumns(_ duration: TimeInterval, _ set: @escaping (TimeInterval) -> Void)
    -> [WheelColumn]
  {
    let minutes = Int(clamping: duration / 60)
    let (hour, minute) = (minutes / 60 % 24, minutes % 60)
    let step = minuteInterval
    return [
      WheelColumn(
        count: 24, selected: hour, title: { $0 == 1 ? "1 hour" : "\($0) hours" },
        select: { set(TimeInterval(($0 * 60 + minute) * 60)) }),
      WheelColumn(
        count: 60 / step, selected: minute / step, isEndless: true, title: { "\($0 * step) min" },
        select: { set(TimeInterval((hour * 60 + $0 * step) * 60)) }),
    ]
  }

  /// Chooses a date with changed components. A day that the month does not have becomes the month's
  /// last one.
  private func change(_ change: (inout DateComponents) -> Void) {
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    change(&parts)
    if let first = calendar.date(from: DateComponents(year: parts.year, month: parts.month)),
      let days = calendar.range(of: .day, in: .month, for: first)
    {
      parts.day = min(parts.day ?? 1, days.count)
    }
    if let date = calendar.date(from: parts) { choose(bounds.clamp(date)) }
  }

  private func dateColumns(for date: Date) -> [WheelColumn] {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    let months = calendar.standaloneMonthSymbols
    return [
      WheelColumn(
        count: months.count, selected: (parts.month ?? 1) - 1, weight: 1.4, isEndless: true,
        title: { months[$0] }, select: { row in change { parts in parts.month = row + 1 } }),
      WheelColumn(
        count: 31, selected: (parts.day ?? 1) - 1, weight: 0.6, isEndless: true,
        title: { "\($0 + 1)" }, select: { row in change { parts in parts.day = row + 1 } }),
      WheelColumn(
        count: Self.years, selected: (parts.year ?? 1) - 1, title: { "\($0 + 1)" },
        select: { row in change { parts in parts.year = row + 1 } }),
    ]
  }

  /// The number of years of the wheel, counted from the first.
  private static let years = 9999
  /// The number of days of the wheel, half of them before the first of January 2001.
  private static let days = 200_000

  private func day(of date: Date) -> WheelColumn {
    let calendar = calendar
    let start = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 43_200))
    let count =
      calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day ?? 0
    var format = Date.FormatStyle().weekday(.abbreviated).month(.abbreviated).day()
    format.timeZone = timeZone
    let style = format.locale(locale)
    return WheelColumn(
      count: Self.days, selected: count + Self.days / 2, weight: 2, alignment: .right,
      title: { row in
        let day = calendar.date(byAdding: .day, value: row - Self.days / 2, to: start)
        return day.map { style.format($0) } ?? ""
      },
      select: { row in
        guard let day = calendar.date(byAdding: .day, value: row - Self.days / 2, to: start)
        else { return }
        let chosen = calendar.dateComponents([.year, .month, .day], from: day)
        change { parts in
          parts.year = chosen.year
          parts.month = chosen.month
          parts.day = chosen.day
        }
      })
  }

  private func timeColumns(for date: Date) -> [WheelColumn] {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let hour = parts.hour ?? 0
    let isHalved = locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
    let step = minuteInterval
    var columns = [
      WheelColumn(
        count: isHalved ? 12 : 24, selected: isHalved ? hour % 12 : hour, weight: 0.8,
        isEndless: true,
        title: { isHalved ? "\($0 == 0 ? 12 : $0)" : String(format: "%02d", $0) },
        select: { row in
          change { parts in
            parts.hour = isHalved ? (parts.hour ?? 0) / 12 * 12 + row : row
          }
        }),
      WheelColumn(
        count: 60 / step, selected: (parts.minute ?? 0) / step, weight: 0.8, isEndless: true,
        title: { String(format: "%02d", $0 * step) },
        select: { row in change { parts in parts.minute = row * step } }),
    ]
    guard isHalved else { return columns }
    let symbols = [calendar.amSymbol, calendar.pmSymbol]
    columns.append(
      WheelColumn(
        count: 2, selected: hour / 12, weight: 0.8, title: { symbols[$0] },
        select: { row in
          change { parts in parts.hour = (parts.hour ?? 0) % 12 + 12 * row }
        }))
    return columns
  }
}
