/// A responder with simple text entry by a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Indicates whether there is text that can be deleted.
  var hasText: Bool { get }
  /// Inserts text at the caret; a line break is the return key.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}
