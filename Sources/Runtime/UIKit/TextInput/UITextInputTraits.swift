/// Which keys a keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default`
  /// Letters; the plain keyboard of this system has no others.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Letters, for addresses of pages.
  case URL
  /// A pad of digits.
  case numberPad
  /// A pad of digits for telephone numbers.
  case phonePad
  /// Letters, for names and telephone numbers.
  case namePhonePad
  /// Letters, for mail addresses.
  case emailAddress
  /// A pad of digits with a decimal point.
  case decimalPad
  /// Letters, for short messages.
  case twitter
  /// Letters, for searches and addresses.
  case webSearch
  /// A pad of digits.
  case asciiCapableNumberPad
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// "return".
  case `default`
  /// "go".
  case go
  /// "Google"; shown as "search".
  case google
  /// "join".
  case join
  /// "next".
  case next
  /// "route".
  case route
  /// "search".
  case search
  /// "send".
  case send
  /// "Yahoo"; shown as "search".
  case yahoo
  /// "done".
  case done
  /// "emergency call".
  case emergencyCall
  /// "continue".
  case `continue`
}

/// When the keyboard types a capital by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none
  /// At the start of each word.
  case words
  /// At the start of each sentence.
  case sentences
  /// Always.
  case allCharacters
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the keyboard does: those of virtual devices correct nothing.
  case `default`
  /// It does not.
  case no
  /// It does.
  case yes
}

/// Whether misspelt words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system does: virtual devices mark none.
  case `default`
  /// They are not.
  case no
  /// They are.
  case yes
}

/// What a keyboard should be like for a text. Every member is optional.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which keys it shows. The default is `.default`.
  var keyboardType: UIKeyboardType { get }
  /// What its return key says. The default is `.default`.
  var returnKeyType: UIReturnKeyType { get }
  /// When it types a capital by itself. The default is `.sentences`.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether it corrects words. The default is `.default`.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether misspelt words are marked. The default is `.default`.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether its return key needs text. The default is `false`.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is a secret. The default is `false`.
  var isSecureTextEntry: Bool { get }
}

extension UITextInputTraits {
  /// `.default`.
  public var keyboardType: UIKeyboardType { .default }
  /// `.default`.
  public var returnKeyType: UIReturnKeyType { .default }
  /// `.sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// `.default`.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// `.default`.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// `false`.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// `false`.
  public var isSecureTextEntry: Bool { false }
}
