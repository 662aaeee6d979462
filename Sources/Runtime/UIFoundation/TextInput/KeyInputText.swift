/// The text before the caret, for keyboards with automatic capitalization.
@MainActor
package protocol KeyInputText {
  /// The text from its start to the start of the selection.
  var textBeforeCaret: String { get }
}
