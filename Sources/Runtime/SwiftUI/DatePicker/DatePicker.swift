/// Chooses a date.
public struct DatePicker<Label: View> {
  let selection: Binding<Date>
  let bounds: DateBounds
  let components: DatePickerComponents
  let label: Label
}

/// The parts of a date that a picker offers.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1)
}

/// Where dates begin and end.
struct DateBounds: Equatable, Sendable {
  var first: Date?
  var last: Date?

  func clamp(_ date: Date) -> Date {
    min(max(date, first ?? .distantPast), last ?? .distantFuture)
  }
}

extension DatePicker: View {
  /// A picker with a label of views.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: DateBounds(), components: displayedComponents, label: label())
  }

  /// A picker with a label of views for dates of a range.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: DateBounds(first: range.lowerBound, last: range.upperBound),
      components: displayedComponents, label: label())
  }

  /// What the view consists of.
  public var body: some View {
    DatePickerBody(selection: selection, bounds: bounds, label: AnyView(label))
  }
}

extension DatePicker where Label == Text {
  /// A picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents
  ) {
    self.init(
      selection: selection, bounds: DateBounds(), components: displayedComponents,
      label: Text(titleKey))
  }

  /// A picker with a title for dates of a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents
  ) {
    self.init(
      selection: selection, bounds: DateBounds(first: range.lowerBound, last: range.upperBound),
      components: displayedComponents, label: Text(titleKey))
  }

  /// A picker with a title for dates from one on.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents
  ) {
    self.init(
      selection: selection, bounds: DateBounds(first: range.lowerBound),
      components: displayedComponents, label: Text(titleKey))
  }
}

/// How date pickers look. The system's styles are all there are.
public protocol DatePickerStyle: Sendable {
  /// Whether the calendar shows at once.
  static var _isGraphical: Bool { get }
}

/// The style that fits where the picker stands: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public static var _isGraphical: Bool { false }
  /// The default style.
  public init() {}
}

/// The date on a plate, which opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  public static var _isGraphical: Bool { false }
  /// The compact style.
  public init() {}
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public static var _isGraphical: Bool { true }
  /// The style with a calendar.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that fits where the picker stands.
  public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date on a plate, which opens a calendar.
  public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { .init() }
}

enum DatePickerGraphicalKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var datePickerIsGraphical: Bool {
    get { self[DatePickerGraphicalKey.self] }
    set { self[DatePickerGraphicalKey.self] = newValue }
  }
}

extension View {
  /// The look of date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerIsGraphical, S._isGraphical)
  }
}

private struct DatePickerBody: View {
  let selection: Binding<Date>
  let bounds: DateBounds
  let label: AnyView
  @State private var isOpen = false
  @Environment(\.datePickerIsGraphical) private var isGraphical
  @Environment(\.labelsAreHidden) private var hidesLabel
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    if isGraphical {
      MonthCalendar(selection: selection, bounds: bounds, month: selection.wrappedValue)
    } else if hidesLabel {
      plate
    } else {
      ControlRow(label: label, control: plate)
    }
  }

  private var title: String {
    var format = Date.FormatStyle(date: .abbreviated, time: .omitted)
    format.timeZone = timeZone
    return format.locale(locale).format(selection.wrappedValue)
  }

  private var plate: some View {
    Button {
      isOpen = true
    } label: {
      Text(verbatim: title).foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
    }
    .buttonStyle(.bordered)
    .popover(isPresented: $isOpen) {
      MonthCalendar(selection: selection, bounds: bounds, month: selection.wrappedValue)
        .padding(16)
        .frame(width: 328)
        .presentationCompactAdaptation(.popover)
    }
  }
}
