/// A type that defines the appearance of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that ``_body(configuration:)`` returns.
  associatedtype _Body: View
  /// The label of the text fields that a style receives.
  typealias _Label = _TextFieldStyleLabel
  /// Returns the view that represents a text field.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a text field, which its style receives.
public struct _TextFieldStyleLabel {
  package let content: AnyView
}

extension _TextFieldStyleLabel: View, StylePart {}

/// The default text field style for the context: plain.
public struct DefaultTextFieldStyle: Sendable {
  /// Creates the default style.
  public init() {}
}

/// A text field style with only the text.
public struct PlainTextFieldStyle: Sendable {
  /// Creates a plain style.
  public init() {}
}

/// A text field style with a rounded border.
public struct RoundedBorderTextFieldStyle: Sendable {
  /// Creates a rounded border style.
  public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension PlainTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.fieldHasBorder, false)
  }
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.fieldHasBorder, true)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style for the context.
  @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style with only the text.
  @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle {
    .init()
  }
}

enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<TextField<_TextFieldStyleLabel>>? { nil }
}

enum FieldHasBorderKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The style of text fields; `nil` inside a style's body, where the field itself is drawn.
  var textFieldStyle: AnyControlStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  var fieldHasBorder: Bool {
    get { self[FieldHasBorderKey.self] }
    set { self[FieldHasBorderKey.self] = newValue }
  }
}

struct TextFieldStyleModifier<Style: TextFieldStyle> {
  let style: Style
}

extension TextFieldStyleModifier: ViewModifier, EnvironmentModifier {
  func modify(_ values: inout EnvironmentValues) {
    values.textFieldStyle = AnyControlStyle(style) { $0._body(configuration: $1) }
  }
}

extension View {
  /// Sets the style of the text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(TextFieldStyleModifier(style: style))
  }
}
