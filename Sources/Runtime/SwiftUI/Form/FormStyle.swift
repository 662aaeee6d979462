/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// Which of the system's looks it is.
  nonisolated var _look: _ListLook? { get }
}

/// The look that fits where the form stands: groups of rows.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Creates the look that fits.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook? { nil }
}

/// Groups of rows.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Groups of rows.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook? { .insetGrouped }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look that fits where the form stands.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups of rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

enum FormLookKey: EnvironmentKey {
  static let defaultValue: _ListLook? = nil
}

extension EnvironmentValues {
  /// The look that a style gives forms, if one does.
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
