/// Text units: words, sentences and paragraphs.
extension EditableText {
  private enum Kind {
    case letter, space, newline, other

    init(_ character: Character) {
      if character.isNewline {
        self = .newline
      } else if character.isWhitespace {
        self = .space
      } else if character.isLetter || character.isNumber || character == "_" || character == "'"
        || character == "’"
      {
        self = .letter
      } else {
        self = .other
      }
    }
  }

  /// The word, space or punctuation at a position or ending there; words have precedence over their
  /// neighbours.
  package func word(at position: Int) -> NSRange {
    var start = index(aligned(position))
    guard !text.isEmpty else { return NSRange() }
    if start == text.endIndex || Kind(text[start]) != .letter, start > text.startIndex {
      let previous = text.index(before: start)
      if start == text.endIndex || Kind(text[previous]) == .letter { start = previous }
    }
    let kind = Kind(text[start])
    guard kind == .letter || kind == .space else {
      return NSRange(
        location: offset(start), length: offset(text.index(after: start)) - offset(start))
    }
    var end = text.index(after: start)
    while start > text.startIndex, Kind(text[text.index(before: start)]) == kind {
      start = text.index(before: start)
    }
    while end < text.endIndex, Kind(text[end]) == kind { end = text.index(after: end) }
    return NSRange(location: offset(start), length: offset(end) - offset(start))
  }

  /// The start of the word before a position.
  package func wordStart(before position: Int) -> Int {
    var index = index(position)
    func previous() -> Kind? {
      index > text.startIndex ? Kind(text[text.index(before: index)]) : nil
    }
    while let kind = previous(), kind != .letter { index = text.index(before: index) }
    while previous() == .letter { index = text.index(before: index) }
    return offset(index)
  }

  /// The end of the word after a position.
  package func wordEnd(after position: Int) -> Int {
    var index = index(position)
    while index < text.endIndex, Kind(text[index]) != .letter { index = text.index(after: index) }
    while index < text.endIndex, Kind(text[index]) == .letter { index = text.index(after: index) }
    return offset(index)
  }

  /// The paragraph at a position, without the line break at its end.
  package func paragraph(at position: Int) -> NSRange {
    let place = index(position)
    let start = text[..<place].lastIndex { $0.isNewline }.map { text.index(after: $0) }
    let end = text[place...].firstIndex { $0.isNewline } ?? text.endIndex
    let from = offset(start ?? text.startIndex)
    return NSRange(location: from, length: offset(end) - from)
  }

  /// The sentence at a position, with the space after it.
  package func sentence(at position: Int) -> NSRange {
    let paragraph = paragraph(at: position)
    var start = paragraph.location
    var ended = false
    var place = start
    for character in string(in: paragraph) {
      if ended, !character.isWhitespace, !".!?".contains(character) {
        if place > position { break }
        start = place
        ended = false
      } else if ".!?".contains(character) {
        ended = true
      }
      place += character.utf16.count
    }
    return NSRange(location: start, length: place - start)
  }
}
