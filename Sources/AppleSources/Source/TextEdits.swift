/// Replacements of ranges of a text, in UTF-8 offsets.
struct TextEdits {
  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range. A replacement with fewer lines is filled up, so that what follows keeps its
  /// line.
  mutating func replace(_ range: Range<Int>, with text: String, in source: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let lines = source[range].count { $0 == newline } - text.utf8.count { $0 == newline }
    let filled = text + String(repeating: "\n", count: max(0, lines))
    edits.append(Edit(range: range, text: filled))
  }

  /// Inserts text before an offset. Of several insertions at one offset the first comes first.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  /// Returns a range of the text with the edits that lie in it.
  func rendered(_ range: Range<Int>, of source: [UInt8]) -> String {
    let inside = edits.enumerated().filter {
      range.lowerBound <= $0.element.range.lowerBound
        && $0.element.range.upperBound <= range.upperBound
    }.sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var position = range.lowerBound
    for (_, edit) in inside where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += source[position..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }

  /// Removes a range with the edits that lie in it, but keeps its lines.
  mutating func remove(_ range: Range<Int>, in source: [UInt8]) {
    edits.removeAll {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    replace(range, with: "", in: source)
  }
}
