/// The label of the keyboard's return key.
public struct SubmitLabel: Sendable {
  let uiType: UIReturnKeyType

  /// The label Done.
  public static var done: SubmitLabel { SubmitLabel(uiType: .done) }
  /// The label Go.
  public static var go: SubmitLabel { SubmitLabel(uiType: .go) }
  /// The label Send.
  public static var send: SubmitLabel { SubmitLabel(uiType: .send) }
  /// The label Join.
  public static var join: SubmitLabel { SubmitLabel(uiType: .join) }
  /// The label Route.
  public static var route: SubmitLabel { SubmitLabel(uiType: .route) }
  /// The label Search.
  public static var search: SubmitLabel { SubmitLabel(uiType: .search) }
  /// The label Return.
  public static var `return`: SubmitLabel { SubmitLabel(uiType: .default) }
  /// The label Next.
  public static var next: SubmitLabel { SubmitLabel(uiType: .next) }
  /// The label Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(uiType: .continue) }
}

/// The autocapitalisation of the keyboard.
public struct TextInputAutocapitalization: Sendable {
  package let uiType: UITextAutocapitalizationType

  /// No autocapitalisation.
  public static var never: TextInputAutocapitalization { .init(uiType: .none) }
  /// Capitalises the first letter of each word.
  public static var words: TextInputAutocapitalization { .init(uiType: .words) }
  /// Capitalises the first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(uiType: .sentences) }
  /// Capitalises all letters.
  public static var characters: TextInputAutocapitalization { .init(uiType: .allCharacters) }
}

enum SubmitLabelKey: EnvironmentKey {
  static let defaultValue = SubmitLabel.return
}

enum AutocapitalizationKey: EnvironmentKey {
  static let defaultValue: TextInputAutocapitalization? = nil
}

enum AutocorrectionKey: EnvironmentKey {
  static let defaultValue = false
}

enum KeyboardTypeKey: EnvironmentKey {
  static let defaultValue = UIKeyboardType.default
}

extension EnvironmentValues {
  var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }

  package var textInputAutocapitalization: TextInputAutocapitalization? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }

  /// Indicates whether autocorrection is disabled. There is no autocorrection here in any case.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  package var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}

extension View {
  /// Sets the label of the return key in this view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }

  /// Sets the autocapitalisation in this view; `nil` for no change.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputAutocapitalization, autocapitalization)
  }

  /// Sets whether autocorrection is disabled. There is no autocorrection here in any case.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets whether autocorrection is disabled; `nil` for no change. The older name of
  /// ``autocorrectionDisabled(_:)``.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.autocorrectionDisabled) { if let disable { $0 = disable } }
  }

  /// Sets the keyboard type of the text fields in this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }
}
