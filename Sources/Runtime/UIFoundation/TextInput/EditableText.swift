/// A text with a selection, as a value. Positions are offsets in UTF-16 units and always between
/// two characters.
package struct EditableText: Equatable {
  package private(set) var text = ""
  /// The fixed end of the selection when it is extended with the shift key.
  private(set) var anchor = 0
  /// The moving end of the selection; the position of the caret while nothing is selected.
  package private(set) var caret = 0

  package init() {}

  package var length: Int { text.utf16.count }

  /// The selected range; empty at the caret.
  package var selection: NSRange {
    NSRange(location: min(anchor, caret), length: abs(caret - anchor))
  }

  package var hasSelection: Bool { anchor != caret }

  package var all: NSRange { NSRange(location: 0, length: length) }

  package mutating func replaceAll(with new: String) {
    text = new
    caret = length
    anchor = caret
  }

  /// Sets the caret to the nearest position between characters and clears the selection.
  package mutating func moveCaret(to position: Int) {
    caret = aligned(position)
    anchor = caret
  }

  /// Moves the moving end of the selection.
  package mutating func extend(to position: Int) {
    caret = aligned(position)
  }

  /// Selects a range, extended to whole characters.
  package mutating func select(_ range: NSRange) {
    anchor = aligned(range.location)
    let end = range.location + range.length
    caret = aligned(end)
    if caret < end { caret = after(caret) }
  }

  /// Returns the start of the character that contains a position.
  package func aligned(_ position: Int) -> Int {
    let clamped = min(max(position, 0), length)
    let index = text.utf16.index(text.utf16.startIndex, offsetBy: clamped)
    if index >= text.endIndex { return length }
    let start = text[...index].indices.last ?? text.startIndex
    return text.utf16.distance(from: text.startIndex, to: start)
  }

  /// Returns the position before the previous character; the start stays.
  package func before(_ position: Int) -> Int {
    let index = index(position)
    guard index > text.startIndex else { return 0 }
    return offset(text.index(before: index))
  }

  /// Returns the position after the next character; the end stays.
  package func after(_ position: Int) -> Int {
    let index = index(position)
    guard index < text.endIndex else { return length }
    return offset(text.index(after: index))
  }

  /// The range of a deletion: the selection, or the character before the caret; `nil` at the start.
  package var rangeToDelete: NSRange? {
    if hasSelection { return selection }
    guard caret > 0 else { return nil }
    let start = before(caret)
    return NSRange(location: start, length: caret - start)
  }

  /// The range of a forward deletion; `nil` at the end.
  package var rangeToDeleteForwards: NSRange? {
    if hasSelection { return selection }
    guard caret < length else { return nil }
    return NSRange(location: caret, length: after(caret) - caret)
  }

  /// Replaces a range with a text and sets the caret after it.
  package mutating func replace(_ range: NSRange, with new: String) {
    text.replaceSubrange(index(range.location)..<index(range.location + range.length), with: new)
    caret = range.location + new.utf16.count
    anchor = caret
  }

  /// Returns the text in a range, clamped to the text.
  package func string(in range: NSRange) -> String {
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
