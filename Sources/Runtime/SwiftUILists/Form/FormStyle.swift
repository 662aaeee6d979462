/// A type that defines the appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The system appearance that the style stands for.
  nonisolated var _look: _ListLook? { get }
}

/// The default form style for the context: grouped rows.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Creates the default style.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook? { nil }
}

/// A form style with grouped rows.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Creates a grouped style.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook? { .insetGrouped }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style for the context.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A style with grouped rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

enum FormLookKey: EnvironmentKey {
  static let defaultValue: _ListLook? = nil
}

extension EnvironmentValues {
  /// The list appearance that a form style requires, if any.
  var formLook: _ListLook? {
    get { self[FormLookKey.self] }
    set { self[FormLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the forms in this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formLook, style._look)
  }
}
