/// The shared implementation of text fields and text views: the text with its selection, typing,
/// and `UITextInput`.
@MainActor
package final class TextInputCore: NSObject {
  package var editor = EditableText()
  package weak var inputDelegate: (any UITextInputDelegate)?
  package var markedTextStyle: [NSAttributedString.Key: Any]?
  /// The range of marked text, which is provisional text of some input methods.
  package var marked: NSRange?
  /// The horizontal position that the caret keeps while it moves between lines, in points.
  var preferredX: CGFloat?

  /// Proven: the text view is its only owner; an undo manager does not retain its targets.
  unowned let owner: any TextInputOwner

  package init(_ owner: any TextInputOwner) {
    self.owner = owner
    super.init()
  }

  /// The undo manager of the user's changes.
  package private(set) lazy var undoManager = UndoManager()
  /// The last change, with which further typed characters are merged.
  var lastChange: TextChange?
  package private(set) lazy var menu = TextEditMenu(owner)

  package private(set) lazy var tokenizer = UITextInputStringTokenizer(textInput: owner)

  package var inputView: UIView? {
    didSet { if oldValue !== inputView { inputTraitsDidChange() } }
  }

  package var inputAccessoryView: UIView? {
    didSet { if oldValue !== inputAccessoryView { inputTraitsDidChange() } }
  }

  /// Updates the keyboard for changed input traits.
  package func inputTraitsDidChange() {
    guard owner.isFirstResponder else { return }
    owner.window?.host?.keyboard?.inputDidChange()
  }

  // Typing

  /// Inserts typed text, or performs the action of the return key.
  package func type(_ typed: String) {
    if typed == "\n" || typed == "\r" {
      owner.pressReturn()
      return
    }
    change(marked ?? editor.selection, to: typed)
  }

  package func deleteBackward() {
    guard let range = editor.rangeToDelete else { return }
    change(range, to: "")
  }

  /// Changes the text for the user: the delegate decides, and observers are notified.
  @discardableResult
  package func change(_ range: NSRange, to text: String) -> Bool {
    guard range.length > 0 || !text.isEmpty, owner.mayReplace(range, with: text) else {
      return false
    }
    register(
      TextChange(place: range.location, old: editor.string(in: range), new: text))
    replace(range, with: text)
    owner.announceEdit()
    return true
  }

  /// Changes the text without calling the delegate.
  package func replace(_ range: NSRange, with text: String) {
    marked = nil
    preferredX = nil
    menu.hide()
    editor.replace(range, with: text)
    owner.textWasReplaced(range, with: text)
    owner.selectionWasChanged()
    owner.reveal(editor.caret)
  }

  // The selection

  package func select(_ range: NSRange) {
    var other = editor
    other.select(range)
    adopt(other)
  }

  func moveCaret(to place: Int, extending: Bool = false) {
    var other = editor
    if extending { other.extend(to: place) } else { other.moveCaret(to: place) }
    adopt(other)
  }

  private func adopt(_ other: EditableText) {
    guard other != editor else { return }
    preferredX = nil
    menu.hide()
    editor = other
    owner.selectionWasChanged()
    owner.reveal(editor.caret)
  }

  // Positions

  package func offset(_ position: UITextPosition) -> Int {
    min(max((position as? TextOffset)?.value ?? 0, 0), editor.length)
  }

  package func range(_ range: UITextRange) -> NSRange {
    let start = offset(range.start)
    return NSRange(location: start, length: max(0, offset(range.end) - start))
  }

  /// Returns the position nearest to a point of the view.
  package func place(at point: CGPoint) -> Int {
    let origin = owner.linesOrigin
    return editor.aligned(
      owner.shownLines.characterIndex(
        at: CGPoint(x: point.x - origin.x, y: max(0, point.y - origin.y))))
  }

  /// Returns the caret's rectangle in the view's coordinates, in points.
  package func caretRect(at place: Int) -> CGRect {
    owner.shownLines.caretRect(at: place).offsetBy(owner.linesOrigin)
  }

  /// Returns the rectangles of a range in the view's coordinates, in points.
  func rects(of range: NSRange) -> [CGRect] {
    owner.shownLines.selectionRects(for: range).map { $0.offsetBy(owner.linesOrigin) }
  }
}
