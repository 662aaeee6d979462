/// What is in front of the caret, for keyboards that type capitals by themselves.
@MainActor
package protocol KeyInputText {
  /// The text from its start to the caret.
  var textBeforeCaret: String { get }
}

extension UITextField: KeyInputText {
  package var textBeforeCaret: String {
    String(decoding: editor.text.utf16.prefix(editor.caret), as: UTF16.self)
  }
}
