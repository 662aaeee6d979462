/// A control for editing text.
public struct TextField<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  let axis: Axis
  var isSecure = false
  var didEnd: (() -> Void)?
  /// Called with `true` when editing begins and with `false` when it ends.
  var editingChanged: ((Bool) -> Void)?
  /// Called when the user presses Return.
  var didCommit: (() -> Void)?
}

extension TextField: View {
  /// Creates a field with a label, which is visible while there is no text and no prompt.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text, axis: axis)
  }

  /// The view's content.
  public var body: some View {
    StyledField(
      field: TextField<_TextFieldStyleLabel>(
        label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt, text: text,
        axis: axis, isSecure: isSecure, didEnd: didEnd, editingChanged: editingChanged,
        didCommit: didCommit))
  }
}

/// A text field in the style of its environment.
private struct StyledField: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.textFieldStyle) private var style

  var body: some View {
    if let style {
      style.makeView(field).environment(\.textFieldStyle, nil)
    } else if field.axis == .vertical {
      TextArea(text: field.text, prompt: field.prompt?.plain, isGrowing: true)
        .spokenAs(field.label)
    } else {
      FieldView(
        prompt: field.prompt?.plain, text: field.text, isSecure: field.isSecure,
        didEnd: field.didEnd, editingChanged: field.editingChanged, didCommit: field.didCommit
      )
      .spokenAs(field.label)
    }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, which is visible while there is no text and no prompt.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis)
  }

  /// Creates a field with a title, which is visible while there is no text and no prompt.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
  }

  /// Creates a text field for a value: the text is parsed when editing ends, and reset if that
  /// fails.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let draft = FieldDraft()
    self.init(
      label: Text(titleKey), prompt: prompt,
      text: Binding(
        get: { draft.text ?? format.format(value.wrappedValue) }, set: { draft.text = $0 }),
      axis: .horizontal,
      didEnd: {
        guard let text = draft.text else { return }
        draft.text = nil
        if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
      })
  }
}

/// The text before it is parsed. Only on the main thread.
final class FieldDraft: @unchecked Sendable {
  var text: String?
}

/// A control for editing a line of private text.
public struct SecureField<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
}

extension SecureField: View {
  /// Creates a field with a label, which is visible while there is no text and no prompt.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  /// The view's content.
  public var body: some View {
    TextField(label: label, prompt: prompt, text: text, axis: .horizontal, isSecure: true)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title, which is visible while there is no text and no prompt.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a field with a title, which is visible while there is no text and no prompt.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }
}
