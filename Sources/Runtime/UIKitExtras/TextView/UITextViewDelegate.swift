/// The methods that control editing of a text view and notify of it. Every member is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns a Boolean value that indicates whether editing may begin. The default is `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns a Boolean value that indicates whether editing may end. The default is `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Notifies the delegate that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Notifies the delegate that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns a Boolean value that indicates whether typed text may replace a range, in UTF-16
  /// units. The default is `true`.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Notifies the delegate that the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Notifies the delegate that the selection changed, also because the text changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns the edit menu for a range of the text; `nil` for the suggested actions.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns `nil`: the suggested actions.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
