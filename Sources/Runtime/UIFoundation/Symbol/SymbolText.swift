/// A text with a line for each symbol: its name, a space and its recipe. The lines are sorted by the
/// names' bytes, so that a look-up reads a few lines and nothing is read beforehand.
package struct SymbolText {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// A text in UTF-8 that stays in memory as long as the value is used.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Returns a symbol's recipe as it is written, or `nil` for an unknown name.
  package func recipe(named name: String) -> String? {
    range(named: name).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Indicates whether there is a symbol of a name.
  func contains(_ name: String) -> Bool {
    range(named: name) != nil
  }

  /// The names of all symbols, in order.
  package var names: [String] {
    bytes.split(separator: SymbolText.newline).map { line in
      String(decoding: line.prefix { $0 != SymbolText.space }, as: UTF8.self)
    }
  }

  /// The place of a symbol's recipe, by a binary search. It is written with plain loops: debug
  /// builds take ten times as long for the same with slices.
  private func range(named name: String) -> Range<Int>? {
    var name = name
    return name.withUTF8 { name in
      // A name has none of what ends names and lines.
      for byte in name where byte <= SymbolText.space { return nil }
      var low = 0
      var high = bytes.count
      while low < high {
        var start = low + (high - low) / 2
        while start > low, bytes[start - 1] != SymbolText.newline { start -= 1 }
        var place = start
        while place < high, place - start < name.count, bytes[place] == name[place - start] {
          place += 1
        }
        let next = place < high ? bytes[place] : SymbolText.newline
        let isWhole = place - start == name.count
        if isWhole, next == SymbolText.space { return (place + 1)..<end(of: place, before: high) }
        // A name comes before the longer ones that begin with it.
        if isWhole || (next != SymbolText.space && name[place - start] < next) {
          high = start
        } else {
          low = end(of: place, before: high) + 1
        }
      }
      return nil
    }
  }

  /// The end of the line that a place is in.
  private func end(of place: Int, before high: Int) -> Int {
    var end = place
    while end < high, bytes[end] != SymbolText.newline { end += 1 }
    return end
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
}
