import Foundation

extension TextField where Label == Text {
  /// Creates a field with a title.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Called with `true` when editing begins and with `false` when it ends.
  ///   - onCommit: Called when the user presses Return.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text, axis: .horizontal)
    editingChanged = onEditingChanged
    didCommit = onCommit
  }

  /// Creates a field with a title.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Called with `true` when editing begins and with `false` when it ends.
  ///   - onCommit: Called when the user presses Return.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: text, axis: .horizontal)
    editingChanged = onEditingChanged
    didCommit = onCommit
  }

  /// Creates a field with a title.
  ///
  /// - Parameter onEditingChanged: Called with `true` when editing begins and with `false` when it
  ///   ends.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }

  /// Creates a field with a title.
  ///
  /// - Parameter onEditingChanged: Called with `true` when editing begins and with `false` when it
  ///   ends.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }

  /// Creates a text field for a value that a formatter formats: the text is parsed when editing
  /// ends, and reset if that fails. Number formatters and date formatters parse.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), value: value, formatter: formatter, prompt: prompt)
  }

  /// Creates a text field for a value that a formatter formats: the text is parsed when editing
  /// ends, and reset if that fails. Number formatters and date formatters parse.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(title), value: value, formatter: formatter, prompt: prompt)
  }

  nonisolated private init<V>(
    label: Text, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    nonisolated(unsafe) let (value, formatter) = (value, formatter)
    let draft = FieldDraft()
    self.init(
      label: label, prompt: prompt,
      text: Binding(
        get: { draft.text ?? formatter.text(of: value.wrappedValue) }, set: { draft.text = $0 }),
      axis: .horizontal,
      didEnd: {
        guard let text = draft.text else { return }
        draft.text = nil
        if let new = formatter.value(V.self, from: text) { value.wrappedValue = new }
      })
  }
}

extension Formatter {
  /// Returns the text of a value; empty for `nil`.
  fileprivate func text<V>(of value: V) -> String {
    if let optional = value as? any FormattedOptional {
      return optional.some.flatMap { string(for: $0) } ?? ""
    }
    return string(for: value) ?? ""
  }

  /// Parses a value; `nil` if the text is not one.
  fileprivate func value<V>(_ type: V.Type, from text: String) -> V? {
    if let dates = self as? DateFormatter { return dates.date(from: text) as? V }
    guard let numbers = self as? NumberFormatter else { return text as? V }
    guard let number = numbers.number(from: text) else { return nil }
    let candidates: [Any] = [
      number.intValue, number.doubleValue, number.floatValue, CGFloat(number.doubleValue),
      number.decimalValue, number,
    ]
    return candidates.lazy.compactMap { $0 as? V }.first
  }
}

/// An optional of any type.
private protocol FormattedOptional {
  var some: Any? { get }
}

extension Optional: FormattedOptional {
  fileprivate var some: Any? { self }
}
