/// A date on wheels.
struct DateWheels: View {
  let selection: Binding<Date>
  let bounds: DateBounds
  let components: DatePickerComponents
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let date = selection.wrappedValue
    WheelColumns(columns: columns(for: date))
  }

  private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  private func columns(for date: Date) -> [WheelColumn] {
    var columns: [WheelColumn] = []
    if components.contains(.date) {
      columns += components.contains(.hourAndMinute) ? [day(of: date)] : dateColumns(for: date)
    }
    if components.contains(.hourAndMinute) { columns += timeColumns(for: date) }
    return columns
  }

  /// Writes another date. Days that a month does not have become its last one.
  private func change(_ change: (inout DateComponents, Calendar) -> Void) {
    let calendar = calendar
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: selection.wrappedValue)
    change(&parts, calendar)
    if let first = calendar.date(from: DateComponents(year: parts.year, month: parts.month)),
      let days = calendar.range(of: .day, in: .month, for: first)
    {
      parts.day = min(parts.day ?? 1, days.count)
    }
    if let date = calendar.date(from: parts) { selection.wrappedValue = bounds.clamp(date) }
  }

  private func dateColumns(for date: Date) -> [WheelColumn] {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    let months = calendar.standaloneMonthSymbols
    return [
      WheelColumn(
        count: months.count, selected: (parts.month ?? 1) - 1, weight: 1.4, isEndless: true,
        title: { months[$0] }, select: { row in change { parts, _ in parts.month = row + 1 } }),
      WheelColumn(
        count: 31, selected: (parts.day ?? 1) - 1, weight: 0.6, isEndless: true,
        title: { "\($0 + 1)" }, select: { row in change { parts, _ in parts.day = row + 1 } }),
      WheelColumn(
        count: Self.years, selected: (parts.year ?? 1) - 1, title: { "\($0 + 1)" },
        select: { row in change { parts, _ in parts.year = row + 1 } }),
    ]
  }

  /// The years of the wheel, from the first one on.
  private static let years = 9999
  /// The days of the wheel, half of them before the first of January 2001.
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
        change { parts, _ in
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
    var columns = [
      WheelColumn(
        count: isHalved ? 12 : 24, selected: isHalved ? hour % 12 : hour, weight: 0.8,
        isEndless: true,
        title: { isHalved ? "\($0 == 0 ? 12 : $0)" : String(format: "%02d", $0) },
        select: { row in
          change { parts, _ in
            parts.hour = isHalved ? (parts.hour ?? 0) / 12 * 12 + row : row
          }
        }),
      WheelColumn(
        count: 60, selected: parts.minute ?? 0, weight: 0.8, isEndless: true,
        title: { String(format: "%02d", $0) },
        select: { row in change { parts, _ in parts.minute = row } }),
    ]
    guard isHalved else { return columns }
    let symbols = [calendar.amSymbol, calendar.pmSymbol]
    columns.append(
      WheelColumn(
        count: 2, selected: hour / 12, weight: 0.8, title: { symbols[$0] },
        select: { row in
          change { parts, _ in parts.hour = (parts.hour ?? 0) % 12 + 12 * row }
        }))
    return columns
  }
}
