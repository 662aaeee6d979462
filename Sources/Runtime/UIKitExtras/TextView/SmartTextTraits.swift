// Traits of text input beside those of `UITextInputTraits`. The keyboards of virtual devices insert
// what is typed, whatever the types of smart replacements are.

private enum QuotesKey: AttachedValueKey {
  static var defaultValue: UITextSmartQuotesType { .default }
}

private enum DashesKey: AttachedValueKey {
  static var defaultValue: UITextSmartDashesType { .default }
}

private enum InsertDeleteKey: AttachedValueKey {
  static var defaultValue: UITextSmartInsertDeleteType { .default }
}

extension UIResponder {
  /// The interface style of the keyboard for the responder.
  package var keyboardStyle: UIUserInterfaceStyle {
    switch keyboardAppearanceStorage {
    case .default: .unspecified
    case .dark: .dark
    case .light: .light
    }
  }
}

extension UITextField {
  /// The look of the keyboard. The default is `.default`: that of the interface style.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { keyboardAppearanceStorage }
    set { keyboardAppearanceStorage = newValue }
  }

  /// The replacement of quotation marks. The default is `.default`.
  public var smartQuotesType: UITextSmartQuotesType {
    get { attachedValues[QuotesKey.self] }
    set { attachedValues[QuotesKey.self] = newValue }
  }

  /// The replacement of hyphens. The default is `.default`.
  public var smartDashesType: UITextSmartDashesType {
    get { attachedValues[DashesKey.self] }
    set { attachedValues[DashesKey.self] = newValue }
  }

  /// The change of spaces around insertions and deletions. The default is `.default`.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { attachedValues[InsertDeleteKey.self] }
    set { attachedValues[InsertDeleteKey.self] = newValue }
  }
}

extension UITextView {
  /// The look of the keyboard. The default is `.default`: that of the interface style.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { keyboardAppearanceStorage }
    set { keyboardAppearanceStorage = newValue }
  }

  /// The replacement of quotation marks. The default is `.default`.
  public var smartQuotesType: UITextSmartQuotesType {
    get { attachedValues[QuotesKey.self] }
    set { attachedValues[QuotesKey.self] = newValue }
  }

  /// The replacement of hyphens. The default is `.default`.
  public var smartDashesType: UITextSmartDashesType {
    get { attachedValues[DashesKey.self] }
    set { attachedValues[DashesKey.self] = newValue }
  }

  /// The change of spaces around insertions and deletions. The default is `.default`.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { attachedValues[InsertDeleteKey.self] }
    set { attachedValues[InsertDeleteKey.self] = newValue }
  }
}

extension UISearchBar {
  /// The look of the keyboard. The default is `.default`: that of the interface style.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  /// A Boolean value that indicates whether the return key is disabled without text. The default is
  /// `false`.
  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// A Boolean value that indicates whether the bar is enabled. The default is `true`.
  public var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
}
