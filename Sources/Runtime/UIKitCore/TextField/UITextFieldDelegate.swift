/// The methods that control editing of a text field and notify of it. Every member is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether editing may begin. The default is `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Notifies the delegate that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether editing may end. The default is `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Notifies the delegate that editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Notifies the delegate that editing ended, with the reason. The default calls
  /// ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Notifies the delegate that the selection changed, also because the text changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether typed text may replace a range, in UTF-16
  /// units. The default is `true`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns a Boolean value that indicates whether the clear button may clear the text. The
  /// default is `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns a Boolean value that indicates whether the return key performs its action. The default
  /// is `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for a range of the text; `nil` for the suggested actions.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls ``textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns `nil`: the suggested actions.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
