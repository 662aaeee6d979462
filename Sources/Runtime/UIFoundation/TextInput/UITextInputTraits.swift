/// Constants that indicate the type of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default`
  /// Letters; the plain keyboard of this system has only these.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Letters, for URLs.
  case URL
  /// A number pad.
  case numberPad
  /// A number pad for telephone numbers.
  case phonePad
  /// Letters, for names and telephone numbers.
  case namePhonePad
  /// Letters, for email addresses.
  case emailAddress
  /// A number pad with a decimal point.
  case decimalPad
  /// Letters, for short messages.
  case twitter
  /// Letters, for searches and URLs.
  case webSearch
  /// A number pad.
  case asciiCapableNumberPad
}

/// Constants that indicate the title of the return key.
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

/// Constants that indicate the automatic capitalization of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// Constants that indicate the automatic correction of words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The keyboard's default: those of virtual devices correct nothing.
  case `default`
  /// No correction.
  case no
  /// Correction.
  case yes
}

/// Constants that indicate the marking of misspelt words.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's default: virtual devices mark none.
  case `default`
  /// No marking.
  case no
  /// Marking.
  case yes
}

/// The properties of a keyboard for a text. Every member is optional.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The type of the keyboard. The default is `.default`.
  var keyboardType: UIKeyboardType { get }
  /// The title of the return key. The default is `.default`.
  var returnKeyType: UIReturnKeyType { get }
  /// The automatic capitalization. The default is `.sentences`.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// The automatic correction of words. The default is `.default`.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// The marking of misspelt words. The default is `.default`.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// A Boolean value that indicates whether the return key is disabled without text. The default is
  /// `false`.
  var enablesReturnKeyAutomatically: Bool { get }
  /// A Boolean value that indicates whether the text is hidden. The default is `false`.
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
