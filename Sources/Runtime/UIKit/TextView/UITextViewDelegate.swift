/// Decides about the editing of a text view and hears of it. Every member is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin. The default is `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end. The default is `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether typed text may replace a range of the text, in UTF-16 units. The default is `true`.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The selection or the caret is elsewhere, also because the text changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// The menu for a range of the text; `nil` for what is suggested.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextViewDelegate {
  /// `true` by default.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// `true` by default.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing by default.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing by default.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// `true` by default.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing by default.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing by default.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// `nil` by default.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
