/// A text with a selection in it, as a value. Places are UTF-16 units from the start and always lie
/// between two characters.
struct TextEditor: Equatable {
  private(set) var text = ""
  /// The end of the selection that stays when keys with shift move the other.
  private(set) var anchor = 0
  /// The end of the selection that moves; where the caret is while nothing is selected.
  private(set) var caret = 0

  var length: Int { text.utf16.count }

  /// What is selected; empty at the caret.
  var selection: NSRange {
    NSRange(location: min(anchor, caret), length: abs(caret - anchor))
  }

  var hasSelection: Bool { anchor != caret }

  var all: NSRange { NSRange(location: 0, length: length) }

  mutating func replaceAll(with new: String) {
    text = new
    caret = length
    anchor = caret
  }

  /// Puts the caret at the nearest place between characters, with nothing selected.
  mutating func moveCaret(to position: Int) {
    caret = aligned(position)
    anchor = caret
  }

  /// Moves the caret's end of the selection.
  mutating func extend(to position: Int) {
    caret = aligned(position)
  }

  /// Selects a range, widened to whole characters.
  mutating func select(_ range: NSRange) {
    anchor = aligned(range.location)
    let end = range.location + range.length
    caret = aligned(end)
    if caret < end { caret = after(caret) }
  }

  /// The place before the character that a place is in.
  func aligned(_ position: Int) -> Int {
    let clamped = min(max(position, 0), length)
    let index = text.utf16.index(text.utf16.startIndex, offsetBy: clamped)
    if index >= text.endIndex { return length }
    let start = text[...index].indices.last ?? text.startIndex
    return text.utf16.distance(from: text.startIndex, to: start)
  }

  /// The place before the character that ends at a place; the start stays.
  func before(_ position: Int) -> Int {
    let index = index(position)
    guard index > text.startIndex else { return 0 }
    return offset(text.index(before: index))
  }

  /// The place after the character that begins at a place; the end stays.
  func after(_ position: Int) -> Int {
    let index = index(position)
    guard index < text.endIndex else { return length }
    return offset(text.index(after: index))
  }

  /// What a deletion takes: the selection, or the character before the caret; `nil` at the start.
  var rangeToDelete: NSRange? {
    if hasSelection { return selection }
    guard caret > 0 else { return nil }
    let start = before(caret)
    return NSRange(location: start, length: caret - start)
  }

  /// What a deletion forwards takes; `nil` at the end.
  var rangeToDeleteForwards: NSRange? {
    if hasSelection { return selection }
    guard caret < length else { return nil }
    return NSRange(location: caret, length: after(caret) - caret)
  }

  /// Puts a text in the place of a range, with the caret behind it.
  mutating func replace(_ range: NSRange, with new: String) {
    text.replaceSubrange(index(range.location)..<index(range.location + range.length), with: new)
    caret = range.location + new.utf16.count
    anchor = caret
  }

  /// A part of the text; what lies outside of it is left out.
  func string(in range: NSRange) -> String {
    let start = min(max(range.location, 0), length)
    let end = min(max(range.location + range.length, start), length)
    return String(text[index(start)..<index(end)])
  }

  func index(_ position: Int) -> String.Index {
    text.utf16.index(text.utf16.startIndex, offsetBy: min(max(position, 0), length))
  }

  func offset(_ index: String.Index) -> Int {
    text.utf16.distance(from: text.startIndex, to: index)
  }
}
