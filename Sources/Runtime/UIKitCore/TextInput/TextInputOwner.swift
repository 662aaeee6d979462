/// A view whose text can be selected and edited: a text field or a text view.
@MainActor
package protocol TextInputOwner: UIView, UITextInput, KeyInputText {
  var core: TextInputCore { get }
  /// The layout of the text as it is shown.
  var shownLines: TextLayout { get }
  /// The origin of the layout in the view, in points.
  var linesOrigin: CGPoint { get }
  /// Indicates whether the user can edit the text.
  var allowsEditing: Bool { get }
  /// Indicates whether the user can select the text.
  var allowsSelection: Bool { get }
  /// Returns whether the delegate allows a replacement.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// Called when the text was replaced, by typing or by code.
  func textWasReplaced(_ range: NSRange, with text: String)
  /// Called when the selection changed, also after every change of the text.
  func selectionWasChanged()
  /// Notifies the delegate and observers that the user changed the text.
  func announceEdit()
  /// Returns a text as it is inserted by pasting.
  func pasted(_ text: String) -> String
  /// Performs the action of the return key.
  func pressReturn()
  /// Returns the client's edit menu for a selection; `nil` for the suggested actions.
  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
  /// Scrolls until a position is visible.
  func reveal(_ place: Int)
}

extension TextInputOwner {
  package var textBeforeCaret: String {
    core.editor.string(in: NSRange(location: 0, length: core.editor.selection.location))
  }
}
