/// A view whose text can be selected and edited: a text field or a text view.
@MainActor
protocol TextInputOwner: UIView, UITextInput, KeyInputText {
  var core: TextInputCore { get }
  /// The lines of the text as they are shown.
  var shownLines: TextLayout { get }
  /// Where the lines begin, in points of the view.
  var linesOrigin: CGPoint { get }
  /// Whether the text can be changed by its user.
  var allowsEditing: Bool { get }
  /// Whether the text can be selected.
  var allowsSelection: Bool { get }
  /// Asks the delegate.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// The editor's text changed, by typing or by code that types.
  func textWasReplaced(_ range: NSRange, with text: String)
  /// The selection is another; also after every change of the text.
  func selectionWasChanged()
  /// Tells everybody that the user changed the text.
  func announceEdit()
  /// A text as it is pasted here.
  func pasted(_ text: String) -> String
  /// What the return key does.
  func pressReturn()
  /// The client's menu for a selection; `nil` for what is suggested.
  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
  /// Moves the text so that a place in it shows.
  func reveal(_ place: Int)
}

extension TextInputOwner {
  package var textBeforeCaret: String {
    core.editor.string(in: NSRange(location: 0, length: core.editor.selection.location))
  }
}
