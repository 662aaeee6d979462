/// A value of a property list in the old form, which Xcode's projects have.
enum PropertyValue: Equatable {
  case text(String)
  case list([PropertyValue])
  case table([String: PropertyValue])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [PropertyValue] { if case .list(let list) = self { list } else { [] } }
  var table: [String: PropertyValue] { if case .table(let table) = self { table } else { [:] } }

  subscript(_ key: String) -> PropertyValue? { table[key] }

  /// The texts of a list.
  var texts: [String] { list.compactMap(\.text) }

  /// Reads a property list; nil if it is none, or nested more deeply than ``depth``.
  init?(parsing text: String) {
    var reader = PropertyReader(bytes: Array(text.utf8))
    guard let value = reader.value(depth: 0), reader.isAtEnd() else { return nil }
    self = value
  }
}

private struct PropertyReader {
  private static let depth = 64
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func isAtEnd() -> Bool {
    skip()
    return position == bytes.count
  }

  private func isAhead(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[position..<position + count].elementsEqual($0) }
  }

  /// Skips blanks and comments.
  private mutating func skip() {
    while position < bytes.count {
      if isAhead("//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if isAhead("/*") {
        position += 2
        while position < bytes.count, !isAhead("*/") { position += 1 }
        position = min(bytes.count, position + 2)
      } else if [9, 10, 13, 32].contains(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func take(_ mark: Character) -> Bool {
    skip()
    guard position < bytes.count, bytes[position] == mark.asciiValue else { return false }
    position += 1
    return true
  }

  mutating func value(depth: Int) -> PropertyValue? {
    guard depth < Self.depth else { return nil }
    if take("{") {
      var table: [String: PropertyValue] = [:]
      while !take("}") {
        guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else {
          return nil
        }
        table[key] = value
      }
      return .table(table)
    }
    if take("(") {
      var list: [PropertyValue] = []
      while !take(")") {
        guard let value = value(depth: depth + 1) else { return nil }
        list.append(value)
        if !take(",") {
          guard take(")") else { return nil }
          break
        }
      }
      return .list(list)
    }
    return word().map { .text($0) }
  }

  private mutating func word() -> String? {
    skip()
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: "\"") { return quoted() }
    let start = position
    let ends = Array("{}()=;, \t\r\n\"".utf8)
    while position < bytes.count, !ends.contains(bytes[position]) { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private mutating func quoted() -> String? {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), position < bytes.count else {
        text.append(byte)
        continue
      }
      let escaped = bytes[position]
      position += 1
      text.append(escaped == UInt8(ascii: "n") ? 10 : escaped == UInt8(ascii: "t") ? 9 : escaped)
    }
    return nil
  }
}
