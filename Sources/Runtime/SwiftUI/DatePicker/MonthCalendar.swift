/// The days of a month, of which one is chosen.
struct MonthCalendar: View {
  let selection: Binding<Date>
  let bounds: DateBounds
  @State private var month: Date
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  init(selection: Binding<Date>, bounds: DateBounds, month: Date) {
    self.selection = selection
    self.bounds = bounds
    _month = State(initialValue: month)
  }

  /// The height of a row of days and the size of the mark, in points. Grade: tunable.
  private static let row: CGFloat = 42
  private static let mark: CGFloat = 40

  private struct Day: Identifiable {
    let id: Int
    /// `nil` where a week begins before its month.
    let date: Date?
    let number: Int
  }

  private var title: String {
    var format = Date.FormatStyle().month(.wide).year()
    format.timeZone = timeZone
    return format.locale(locale).format(month)
  }

  private var days: [Day] {
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

  private var names: [String] {
    var calendar = calendar
    calendar.locale = locale
    let all = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return (all[first...] + all[..<first]).map { $0.uppercased(with: locale) }
  }

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 20) {
        Text(verbatim: title).font(.headline)
        Spacer(minLength: 0)
        Button("Previous Month", systemImage: "chevron.backward") { go(-1) }
        Button("Next Month", systemImage: "chevron.forward") { go(1) }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      .fontWeight(.semibold)
      .padding(.horizontal, 4)
      HStack(spacing: 0) {
        ForEach(Array(names.enumerated()), id: \.offset) { name in
          Text(verbatim: name.element)
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tertiary)
            .frame(maxWidth: .infinity)
        }
      }
      let days = days
      VStack(spacing: 0) {
        ForEach(0..<(days.count / 7), id: \.self) { week in
          HStack(spacing: 0) {
            ForEach(days[(week * 7)..<(week * 7 + 7)]) { day in cell(day) }
          }
        }
      }
    }
  }

  @ViewBuilder
  private func cell(_ day: Day) -> some View {
    if let date = day.date {
      let isChosen = calendar.isDate(date, inSameDayAs: selection.wrappedValue)
      let isFree = isInBounds(date)
      Button {
        choose(date)
      } label: {
        Text(verbatim: "\(day.number)")
          .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
          .foregroundStyle(
            isChosen
              ? AnyShapeStyle(.tint)
              : isFree
                ? AnyShapeStyle(Color.primary) : AnyShapeStyle(Color(uiColor: .tertiaryLabel))
          )
          .frame(width: Self.mark, height: Self.mark)
          .background {
            if isChosen { Circle().fill(.tint).opacity(0.15) }
          }
          .frame(maxWidth: .infinity, minHeight: Self.row)
      }
      .buttonStyle(.plain)
      .disabled(!isFree)
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: Self.row)
    }
  }

  private func isInBounds(_ date: Date) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
    return (bounds.first.map { $0 < end } ?? true) && (bounds.last.map { date <= $0 } ?? true)
  }

  private func go(_ months: Int) {
    if let new = calendar.date(byAdding: .month, value: months, to: month) { month = new }
  }

  /// The time of day stays.
  private func choose(_ date: Date) {
    let time = calendar.dateComponents(
      [.hour, .minute, .second], from: selection.wrappedValue)
    let new = calendar.date(byAdding: time, to: date) ?? date
    selection.wrappedValue = bounds.clamp(new)
  }
}
