/// How fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of view that ``_body(configuration:)`` makes.
  associatedtype _Body: View
  /// The label of the fields that a style is given.
  typealias _Label = _TextFieldStyleLabel
  /// Returns the view that represents a field around it.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a field as its style is given it.
public struct _TextFieldStyleLabel {
  package let content: AnyView
}

extension _TextFieldStyleLabel: View, StylePart {}

/// The style that fits where the field stands: plain.
public struct DefaultTextFieldStyle: Sendable {
  /// Creates the default style.
  public init() {}
}

/// Only text.
public struct PlainTextFieldStyle: Sendable {
  /// Creates the plain style.
  public init() {}
}

/// Text in a rounded frame.
public struct RoundedBorderTextFieldStyle: Sendable {
  /// Creates the style with a frame.
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
  /// The style that fits where the field stands.
  @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Only text.
  @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text in a rounded frame.
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
  /// The style of fields; `nil` inside of a style, where the field itself is drawn.
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
  /// Sets the style of the fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(TextFieldStyleModifier(style: style))
  }
}
