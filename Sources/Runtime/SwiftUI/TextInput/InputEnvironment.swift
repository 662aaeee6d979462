/// What the return key of the keyboard says.
public struct SubmitLabel: Sendable {
  let uiType: UIReturnKeyType

  /// Done.
  public static var done: SubmitLabel { SubmitLabel(uiType: .done) }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(uiType: .go) }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(uiType: .send) }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(uiType: .join) }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(uiType: .route) }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(uiType: .search) }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(uiType: .default) }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(uiType: .next) }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(uiType: .continue) }
}

/// Which letters the keyboard makes capitals.
public struct TextInputAutocapitalization: Sendable {
  let uiType: UITextAutocapitalizationType

  /// None.
  public static var never: TextInputAutocapitalization { .init(uiType: .none) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(uiType: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(uiType: .sentences) }
  /// All.
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

  var textInputAutocapitalization: TextInputAutocapitalization? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }

  /// Whether text that is typed stays as it is. Nothing is corrected here in any case.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}

extension View {
  /// What the return key says in this view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }

  /// Which letters the keyboard makes capitals in this view; `nil` leaves it as it is.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputAutocapitalization, autocapitalization)
  }

  /// Whether text that is typed stays as it is. Nothing is corrected here in any case.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// The keyboard for fields in this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }
}
