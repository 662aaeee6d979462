/// Edits a line of text.
public struct TextField<Label: View> {
  let prompt: String
  let text: Binding<String>
  var isSecure = false
}

extension TextField: View {
  /// What the view consists of.
  public var body: some View {
    FieldView(prompt: prompt, text: text, isSecure: isSecure)
  }
}

extension TextField where Label == Text {
  /// A field with a title, which shows while there is no text.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(prompt: titleKey.string, text: text)
  }

  /// A field with a title, which shows while there is no text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(prompt: String(title), text: text)
  }
}

/// Edits a line of text that nobody else may read.
public struct SecureField<Label: View> {
  let prompt: String
  let text: Binding<String>
}

extension SecureField: View {
  /// What the view consists of.
  public var body: some View {
    FieldView(prompt: prompt, text: text, isSecure: true)
  }
}

extension SecureField where Label == Text {
  /// A field with a title, which shows while there is no text.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(prompt: titleKey.string, text: text)
  }
}

struct FieldView {
  let prompt: String
  let text: Binding<String>
  let isSecure: Bool
}

extension FieldView: View, ControlView {
  static func makeControl() -> UITextField { UITextField(frame: .zero) }
  static var event: UIControl.Event { .editingChanged }

  func show(in control: UITextField, environment: EnvironmentValues) {
    control.placeholder = prompt
    control.isSecureTextEntry = isSecure
    control.font = (environment.font ?? .body).resolve(in: environment)
    control.textColor = environment.foregroundUIColor
    let new = text.wrappedValue
    if control.text != new { control.text = new }
  }

  func read(_ control: UITextField) {
    text.wrappedValue = control.text ?? ""
  }
}
