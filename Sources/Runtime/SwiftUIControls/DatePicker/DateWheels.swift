/// A wheel picker for a date.
struct DateWheels: View {
  let selection: Binding<Date>
  let bounds: DateBounds
  let components: DatePickerComponents
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let model = DateWheelModel(
      date: selection.wrappedValue, calendar: calendar, locale: locale, timeZone: timeZone,
      bounds: bounds, choose: { selection.wrappedValue = $0 })
    WheelColumns(
      columns: model.columns(
        date: components.contains(.date), time: components.contains(.hourAndMinute)))
  }
}
