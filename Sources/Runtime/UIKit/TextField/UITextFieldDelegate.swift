/// Decides about the editing of a text field and hears of it. Every member is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin. The default is `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end. The default is `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing ended, and why. The default calls ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// The selection or the caret is elsewhere, also because the text changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether typed text may replace a range of the text, in UTF-16 units. The default is `true`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the clear button may clear. The default is `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does. The default is `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The menu for a range of the text; `nil` for what is suggested.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  /// `true` by default.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing by default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// `true` by default.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing by default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// ``textFieldDidEndEditing(_:)`` by default.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Nothing by default.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// `true` by default.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// `true` by default.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// `true` by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// `nil` by default.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
