/// What a keyboard types into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text that could be deleted.
  var hasText: Bool { get }
  /// Puts text in where the caret is; a line break is the return key.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}
