/// A control that chooses a date.
public struct DatePicker<Label: View> {
  let selection: Binding<Date>
  let bounds: DateBounds
  let components: DatePickerComponents
  let label: Label
}

/// The components of a date that a date picker offers.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1)
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View {
  /// The components of a date that a date picker offers.
  public typealias Components = DatePickerComponents

  /// Creates a date picker with a label.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: DateBounds(), components: displayedComponents, label: label())
  }

  /// Creates a date picker with a label, for dates within a range.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: DateBounds(first: range.lowerBound, last: range.upperBound),
      components: displayedComponents, label: label())
  }

  /// The view's content.
  public var body: some View {
    DatePickerBody(
      selection: selection, bounds: bounds, components: components, label: .rowLabel(label))
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, bounds: DateBounds(), components: displayedComponents,
      label: Text(titleKey))
  }

  /// Creates a date picker with a title, for dates within a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, bounds: DateBounds(first: range.lowerBound, last: range.upperBound),
      components: displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a title, for dates from a start date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, bounds: DateBounds(first: range.lowerBound),
      components: displayedComponents, label: Text(titleKey))
  }
}

/// A type that defines the appearance of date pickers. Only the system's styles are available.
public protocol DatePickerStyle: Sendable {
  /// The system style that this type stands for.
  static var _kind: _DatePickerKind { get }
}

/// The system's styles of date pickers.
public enum _DatePickerKind: Sendable {
  case compact, graphical, wheel
}

/// The default date picker style for the context: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { .compact }
  /// Creates the default style.
  public init() {}
}

/// A date picker style that shows the date as a button, which opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { .compact }
  /// Creates a compact style.
  public init() {}
}

/// A date picker style that shows a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { .graphical }
  /// Creates a graphical style.
  public init() {}
}

/// A date picker style that shows scrollable wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { .wheel }
  /// Creates a wheel style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style that shows scrollable wheels.
  public static var wheel: WheelDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style for the context.
  public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style that shows the date as a button, which opens a calendar.
  public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style that shows a calendar.
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
  /// Sets the style of the date pickers in this view.
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
    // At large text sizes the time is below the date.
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

  /// The wheels with the label beside them, as UIKit's own picker has it.
  private var wheels: some View {
    HStack {
      if !hidesLabel { label }
      DateWheels(selection: selection, bounds: bounds, components: components)
    }
  }
}

/// A button with a component of a date, which opens the control that changes it.
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
