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
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View {
  /// The parts of a date that a picker offers.
  public typealias Components = DatePickerComponents

  /// A picker with a label of views.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: DateBounds(), components: displayedComponents, label: label())
  }

  /// A picker with a label of views for dates of a range.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: DateBounds(first: range.lowerBound, last: range.upperBound),
      components: displayedComponents, label: label())
  }

  /// What the view consists of.
  public var body: some View {
    DatePickerBody(
      selection: selection, bounds: bounds, components: components, label: .rowLabel(label))
  }
}

extension DatePicker where Label == Text {
  /// A picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, bounds: DateBounds(), components: displayedComponents,
      label: Text(titleKey))
  }

  /// A picker with a title for dates of a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, bounds: DateBounds(first: range.lowerBound, last: range.upperBound),
      components: displayedComponents, label: Text(titleKey))
  }

  /// A picker with a title for dates from one on.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, bounds: DateBounds(first: range.lowerBound),
      components: displayedComponents, label: Text(titleKey))
  }
}

/// How date pickers look. The system's styles are all there are.
public protocol DatePickerStyle: Sendable {
  /// Which of the system's styles it is.
  static var _kind: _DatePickerKind { get }
}

/// The system's styles of date pickers.
public enum _DatePickerKind: Sendable {
  case compact, graphical, wheel
}

/// The style that fits where the picker stands: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { .compact }
  /// The default style.
  public init() {}
}

/// The date on a plate, which opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { .compact }
  /// The compact style.
  public init() {}
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { .graphical }
  /// The style with a calendar.
  public init() {}
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { .wheel }
  /// The style with wheels.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { .init() }
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

enum DatePickerStyleKey: EnvironmentKey {
  static let defaultValue = _DatePickerKind.compact
}

extension EnvironmentValues {
  var datePickerStyle: _DatePickerKind {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, S._kind)
  }
}

private struct DatePickerBody: View {
  let selection: Binding<Date>
  let bounds: DateBounds
  let components: DatePickerComponents
  let label: AnyView
  @Environment(\.datePickerStyle) private var style
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.labelsAreHidden) private var hidesLabel

  var body: some View {
    switch style {
    case .graphical: graphical
    case .wheel: wheels
    case .compact:
      if hidesLabel {
        plates
      } else {
        ControlRow(label: label, control: plates)
      }
    }
  }

  private var plates: some View {
    // Large letters have the time stand below the date.
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) { platesInOrder }
      VStack(alignment: size.isAccessibilitySize ? .leading : .trailing, spacing: 8) {
        platesInOrder
      }
    }
  }

  @ViewBuilder
  private var platesInOrder: some View {
    if components.contains(.date) {
      DatePlate(selection: selection, bounds: bounds, shows: .date)
    }
    if components.contains(.hourAndMinute) {
      DatePlate(selection: selection, bounds: bounds, shows: .hourAndMinute)
    }
  }

  private var graphical: some View {
    VStack(spacing: 8) {
      if components.contains(.date) {
        MonthCalendar(selection: selection, bounds: bounds, month: selection.wrappedValue)
      }
      if components.contains(.hourAndMinute) {
        HStack {
          if components.contains(.date) { Text("Time").font(.headline) }
          Spacer(minLength: 0)
          DatePlate(selection: selection, bounds: bounds, shows: .hourAndMinute)
        }
      }
    }
  }

  /// The label stands beside the wheels, as UIKit's own does.
  private var wheels: some View {
    HStack {
      if !hidesLabel { label }
      DateWheels(selection: selection, bounds: bounds, components: components)
    }
  }
}

/// A part of a date on a plate, which opens what changes it.
private struct DatePlate: View {
  let selection: Binding<Date>
  let bounds: DateBounds
  let shows: DatePickerComponents
  @State private var isOpen = false
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  private var title: String {
    var format =
      shows == .date
      ? Date.FormatStyle(date: .abbreviated, time: .omitted)
      : Date.FormatStyle(date: .omitted, time: .shortened)
    format.timeZone = timeZone
    return format.locale(locale).format(selection.wrappedValue)
  }

  var body: some View {
    Button {
      isOpen = true
    } label: {
      Text(verbatim: title).foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
    }
    .buttonStyle(.bordered)
    .popover(isPresented: $isOpen) {
      Group {
        if shows == .date {
          MonthCalendar(selection: selection, bounds: bounds, month: selection.wrappedValue)
            .padding(16)
            .frame(width: 328)
        } else {
          DateWheels(selection: selection, bounds: bounds, components: .hourAndMinute)
            .frame(width: 240)
        }
      }
      .presentationCompactAdaptation(.popover)
    }
  }
}
