/// Constants that indicate the look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The look of the field's interface style.
  case `default`
  /// A dark keyboard.
  case dark
  /// A light keyboard.
  case light

  /// A dark keyboard; the older name.
  public static let alert = UIKeyboardAppearance.dark
}

/// Constants that indicate whether quotation marks are replaced by typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The keyboard's default: those of virtual devices replace nothing.
  case `default`
  /// No replacement.
  case no
  /// Replacement.
  case yes
}

/// Constants that indicate whether hyphens are replaced by dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// The keyboard's default: those of virtual devices replace nothing.
  case `default`
  /// No replacement.
  case no
  /// Replacement.
  case yes
}

/// Constants that indicate whether spaces are added and removed when text is inserted and deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The default: virtual devices change no spaces.
  case `default`
  /// No change.
  case no
  /// Changes.
  case yes
}
