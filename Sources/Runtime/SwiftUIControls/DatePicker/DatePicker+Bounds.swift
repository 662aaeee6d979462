extension DatePicker {
  /// Creates a date picker with a label, for dates from a start date.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: DateBounds(first: range.lowerBound),
      components: displayedComponents, label: label())
  }

  /// Creates a date picker with a label, for dates up to an end date.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: DateBounds(last: range.upperBound),
      components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title, for dates up to an end date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, bounds: DateBounds(last: range.upperBound),
      components: displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, bounds: DateBounds(),
      components: displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a title, for dates within a range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, bounds: DateBounds(first: range.lowerBound, last: range.upperBound),
      components: displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a title, for dates from a start date.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, bounds: DateBounds(first: range.lowerBound),
      components: displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a title, for dates up to an end date.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, bounds: DateBounds(last: range.upperBound),
      components: displayedComponents, label: Text(title))
  }
}
