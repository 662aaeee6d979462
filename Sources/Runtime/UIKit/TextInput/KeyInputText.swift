/// What is in front of the caret, for keyboards that type capitals by themselves.
@MainActor
package protocol KeyInputText {
  /// The text from its start to the selection.
  var textBeforeCaret: String { get }
}
