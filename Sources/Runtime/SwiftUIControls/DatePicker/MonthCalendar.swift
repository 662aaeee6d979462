/// The calendar of a month, in which one day is selected.
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

  /// The height of a row of days, and the diameter of the selection mark, in points. Grade:
  /// tunable.
  private static let row: CGFloat = 42
  private static let mark: CGFloat = 40

  private var grid: MonthGrid {
    MonthGrid(month: month, calendar: calendar, locale: locale, timeZone: timeZone)
  }

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 20) {
        Text(verbatim: grid.title).font(.headline).lineLimit(1).minimumScaleFactor(0.4)
        Spacer(minLength: 0)
        Button("Previous Month", systemImage: "chevron.backward") { go(-1) }
        Button("Next Month", systemImage: "chevron.forward") { go(1) }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      .fontWeight(.semibold)
      .padding(.horizontal, 4)
      HStack(spacing: 0) {
        ForEach(Array(grid.names.enumerated()), id: \.offset) { name in
          Text(verbatim: name.element)
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tertiary)
            .frame(maxWidth: .infinity)
        }
      }
      let days = grid.days
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
  private func cell(_ day: MonthGrid.Day) -> some View {
    if let date = day.date {
      let isChosen = calendar.isDate(date, inSameDayAs: selection.wrappedValue)
      let isFree = bounds.touchesDay(from: date, in: calendar)
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

  private func go(_ months: Int) {
    if let new = calendar.date(byAdding: .month, value: months, to: month) { month = new }
  }

  /// Selects a day and keeps the time of day.
  private func choose(_ date: Date) {
    selection.wrappedValue = bounds.clamp(
      MonthGrid.day(date, at: selection.wrappedValue, in: calendar))
  }
}
