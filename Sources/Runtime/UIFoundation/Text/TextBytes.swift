import Foundation

/// A conversion between offsets in UTF-8 bytes, which pango uses, and UTF-16 units, which
/// Foundation uses.
struct TextBytes {
  /// The first byte of each UTF-16 unit, and the number of bytes at the end; nil for ASCII, where
  /// both are equal.
  private let starts: [Int32]?
  private let count: Int

  init(_ text: String) {
    let bytes = text.utf8.count
    let units = text.utf16.count
    count = bytes
    guard bytes != units else {
      starts = nil
      return
    }
    var table: [Int32] = []
    table.reserveCapacity(units + 1)
    var byte: Int32 = 0
    for scalar in text.unicodeScalars {
      table.append(byte)
      if scalar.value > 0xFFFF { table.append(byte) }
      byte += scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value > 0xFFFF ? 4 : 3
    }
    table.append(byte)
    starts = table
  }

  /// Returns the byte offset of a UTF-16 unit; positions outside the text are clamped.
  func byte(ofUTF16 position: Int) -> Int {
    guard let starts else { return min(max(position, 0), count) }
    return Int(starts[min(max(position, 0), starts.count - 1)])
  }

  /// Returns the UTF-16 offset of a byte; positions outside the text are clamped.
  func utf16(ofByte byte: Int) -> Int {
    guard let starts else { return min(max(byte, 0), count) }
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
