import Foundation

/// Translates between UTF-8 bytes, which pango counts, and UTF-16 units, which Foundation counts.
struct TextBytes {
  /// For each UTF-16 unit its first byte, and the number of bytes at the end; nil for ASCII, where
  /// both counts agree.
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

  /// The byte where a UTF-16 unit begins; positions outside the text become its ends.
  func byte(ofUTF16 position: Int) -> Int {
    guard let starts else { return min(max(position, 0), count) }
    return Int(starts[min(max(position, 0), starts.count - 1)])
  }

  /// The UTF-16 unit at a byte; positions outside the text become its ends.
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
