/// A text with a caret.
struct LineEditor: Equatable {
  private(set) var text = ""
  /// Where the caret is, in UTF-16 units from the start; always between two characters.
  private(set) var caret = 0

  var length: Int { text.utf16.count }

  mutating func replaceAll(with new: String) {
    text = new
    caret = length
  }

  /// Puts the caret at the nearest place between characters.
  mutating func moveCaret(to position: Int) {
    let clamped = min(max(position, 0), length)
    let index = text.utf16.index(text.utf16.startIndex, offsetBy: clamped)
    let character = text.indices.last { $0 <= index } ?? text.startIndex
    caret =
      index >= text.endIndex ? length : text.utf16.distance(from: text.startIndex, to: character)
  }

  /// The range a deletion before the caret takes; `nil` at the start.
  var rangeBeforeCaret: NSRange? {
    let index = text.utf16.index(text.utf16.startIndex, offsetBy: caret)
    guard index > text.startIndex else { return nil }
    let before = text.index(before: index)
    let start = text.utf16.distance(from: text.startIndex, to: before)
    return NSRange(location: start, length: caret - start)
  }

  mutating func replace(_ range: NSRange, with new: String) {
    let start = text.utf16.index(text.utf16.startIndex, offsetBy: range.location)
    let end = text.utf16.index(start, offsetBy: range.length)
    text.replaceSubrange(start..<end, with: new)
    caret = range.location + new.utf16.count
  }
}
