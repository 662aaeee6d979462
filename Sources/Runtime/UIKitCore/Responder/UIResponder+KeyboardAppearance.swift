extension UIResponder {
  private enum KeyboardAppearanceKey: AttachedValueKey {
    static var defaultValue: UIKeyboardAppearance { .default }
  }

  /// The look of the keyboard for the responder.
  package var keyboardAppearanceStorage: UIKeyboardAppearance {
    get { attachedValues[KeyboardAppearanceKey.self] }
    set {
      attachedValues[KeyboardAppearanceKey.self] = newValue
      reloadInputViews()
    }
  }
}
