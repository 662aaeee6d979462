/// What text fields and text views have in common: the text with its selection, what typing does to
/// it, and the answers of `UITextInput`.
@MainActor
package final class TextInputCore {
  var editor = TextEditor()
  weak var inputDelegate: (any UITextInputDelegate)?
  var markedTextStyle: [NSAttributedString.Key: Any]?
  /// Unsettled text, as some keyboards make it.
  var marked: NSRange?
  /// Where along the line the caret wants to be while it goes up and down, in points.
  var wishedX: CGFloat?

  unowned let owner: any TextInputOwner

  init(_ owner: any TextInputOwner) {
    self.owner = owner
  }

  /// Takes changes of the user's back.
  private(set) lazy var undoManager = UndoManager()
  /// The change that more letters may still join.
  var lastChange: TextChange?
  private(set) lazy var menu = TextEditMenu(owner)

  private(set) lazy var tokenizer = UITextInputStringTokenizer(textInput: owner)

  var inputView: UIView? {
    didSet { if oldValue !== inputView { inputTraitsDidChange() } }
  }

  var inputAccessoryView: UIView? {
    didSet { if oldValue !== inputAccessoryView { inputTraitsDidChange() } }
  }

  /// Asks the keyboard to show the keys that are wished for now.
  func inputTraitsDidChange() {
    guard owner.isFirstResponder else { return }
    owner.window?.host?.keyboard?.inputDidChange()
  }

  // Typing

  /// Types text, or does what the return key does.
  func type(_ typed: String) {
    if typed == "\n" || typed == "\r" {
      owner.pressReturn()
      return
    }
    change(marked ?? editor.selection, to: typed)
  }

  func deleteBackward() {
    guard let range = editor.rangeToDelete else { return }
    change(range, to: "")
  }

  /// Changes the text as a user does: the delegate is asked, and everybody is told.
  @discardableResult
  func change(_ range: NSRange, to text: String) -> Bool {
    guard range.length > 0 || !text.isEmpty, owner.mayReplace(range, with: text) else {
      return false
    }
    register(
      TextChange(place: range.location, old: editor.string(in: range), new: text))
    replace(range, with: text)
    owner.announceEdit()
    return true
  }

  /// Changes the text without asking.
  func replace(_ range: NSRange, with text: String) {
    marked = nil
    wishedX = nil
    menu.hide()
    editor.replace(range, with: text)
    owner.textWasReplaced(range, with: text)
    owner.selectionWasChanged()
    owner.reveal(editor.caret)
  }

  // The selection

  func select(_ range: NSRange) {
    var other = editor
    other.select(range)
    adopt(other)
  }

  func moveCaret(to place: Int, extending: Bool = false) {
    var other = editor
    if extending { other.extend(to: place) } else { other.moveCaret(to: place) }
    adopt(other)
  }

  private func adopt(_ other: TextEditor) {
    guard other != editor else { return }
    wishedX = nil
    menu.hide()
    editor = other
    owner.selectionWasChanged()
    owner.reveal(editor.caret)
  }

  // Places

  func offset(_ position: UITextPosition) -> Int {
    min(max((position as? TextOffset)?.value ?? 0, 0), editor.length)
  }

  func range(_ range: UITextRange) -> NSRange {
    let start = offset(range.start)
    return NSRange(location: start, length: max(0, offset(range.end) - start))
  }

  /// The place nearest to a point of the view.
  func place(at point: CGPoint) -> Int {
    let origin = owner.linesOrigin
    return editor.aligned(
      owner.shownLines.characterIndex(
        at: CGPoint(x: point.x - origin.x, y: max(0, point.y - origin.y))))
  }

  /// The caret's box in points of the view.
  func caretRect(at place: Int) -> CGRect {
    owner.shownLines.caretRect(at: place).offsetBy(owner.linesOrigin)
  }

  /// The boxes of a range in points of the view.
  func rects(of range: NSRange) -> [CGRect] {
    owner.shownLines.selectionRects(for: range).map { $0.offsetBy(owner.linesOrigin) }
  }
}
