/// A reader of JSON text (RFC 8259) that keeps the positions of values.
///
/// Foundation's decoders do not report the position of a well-formed but invalid value.
struct JSONReader {
  struct Failure: Error, Equatable {
    var position: TextPosition
    var problem: String
  }

  /// The largest depth. Deeper texts are refused, so that a hostile file cannot exhaust the stack.
  private static let deepest = 64

  private let text: [Character]
  private var index = 0
  private var position = TextPosition(line: 1, column: 1)

  private init(_ text: String) {
    self.text = Array(text)
  }

  static func read(_ text: String) throws(Failure) -> JSONNode {
    var reader = JSONReader(text)
    reader.skipSpace()
    let node = try reader.readValue(depth: 0)
    reader.skipSpace()
    if reader.current != nil {
      throw reader.failure("nothing may follow the end of the JSON value")
    }
    return node
  }

  private var current: Character? { index < text.count ? text[index] : nil }

  private func failure(_ problem: String) -> Failure {
    Failure(position: position, problem: problem)
  }

  private mutating func take() {
    if text[index].isNewline {
      position.line += 1
      position.column = 1
    } else {
      position.column += 1
    }
    index += 1
  }

  private mutating func skipSpace() {
    while let character = current,
      character == " " || character == "\t" || character == "\n" || character == "\r"
        || character == "\r\n"
    {
      take()
    }
  }

  private mutating func readValue(depth: Int) throws(Failure) -> JSONNode {
    guard depth < Self.deepest else { throw failure("the JSON is nested too deeply") }
    let start = position
    guard let character = current else { throw failure("the JSON ends too early") }
    switch character {
    case "{": return JSONNode(value: .object(try readMembers(depth: depth)), position: start)
    case "[": return JSONNode(value: .array(try readElements(depth: depth)), position: start)
    case "\"": return JSONNode(value: .string(try readString()), position: start)
    case "-", "0"..."9": return JSONNode(value: .number(try readNumber()), position: start)
    default: return JSONNode(value: try readWord(), position: start)
    }
  }

  private mutating func readMembers(depth: Int) throws(Failure) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    take()
    skipSpace()
    if current == "}" {
      take()
      return members
    }
    while true {
      let keyPosition = position
      guard current == "\"" else { throw failure("a key in double quotes is expected") }
      let key = try readString()
      guard keys.insert(key).inserted else {
        throw Failure(
          position: keyPosition, problem: "the key \(Excerpt.quoted(key)) stands here twice")
      }
      skipSpace()
      guard current == ":" else {
        throw failure("a colon is expected after the key \(Excerpt.quoted(key))")
      }
      take()
      skipSpace()
      let value = try readValue(depth: depth + 1)
      members.append(JSONNode.Member(key: key, keyPosition: keyPosition, value: value))
      if try !readSeparator(before: "}") { return members }
    }
  }

  private mutating func readElements(depth: Int) throws(Failure) -> [JSONNode] {
    var elements: [JSONNode] = []
    take()
    skipSpace()
    if current == "]" {
      take()
      return elements
    }
    while true {
      elements.append(try readValue(depth: depth + 1))
      if try !readSeparator(before: "]") { return elements }
    }
  }

  /// Reads a comma (true) or the closing bracket (false).
  private mutating func readSeparator(before close: Character) throws(Failure) -> Bool {
    skipSpace()
    switch current {
    case ",":
      take()
      skipSpace()
      if current == close { throw failure("a comma may not stand before \"\(close)\"") }
      return true
    case close:
      take()
      return false
    case nil: throw failure("the JSON ends before \"\(close)\"")
    default: throw failure("a comma or \"\(close)\" is expected")
    }
  }

  private mutating func readWord() throws(Failure) -> JSONNode.Value {
    let start = position
    var word = ""
    while let character = current, character.isLetter || character.isNumber {
      word.append(character)
      take()
    }
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      let shown = word.isEmpty ? current.map(String.init) ?? "" : word
      throw Failure(position: start, problem: "\(Excerpt.quoted(shown)) is not a JSON value")
    }
  }

  private mutating func readNumber() throws(Failure) -> Double {
    let start = position
    var number = ""
    while let character = current, character.isASCII, "+-.eE0123456789".contains(character) {
      number.append(character)
      take()
    }
    guard Self.isNumber(number), let value = Double(number), value.isFinite else {
      throw Failure(position: start, problem: "\(Excerpt.quoted(number)) is not a JSON number")
    }
    return value
  }

  /// Indicates whether a text is a number of JSON. documented: RFC 8259, 6
  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func digits() -> Int {
      let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    func skip(_ signs: String) -> Bool {
      guard let first = rest.first, signs.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = skip("-")
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || whole > 1 && !startsWithZero else { return false }
    if skip("."), digits() == 0 { return false }
    if skip("eE") {
      _ = skip("+-")
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }

  private mutating func readString() throws(Failure) -> String {
    let start = position
    var result = ""
    take()
    while let character = current {
      switch character {
      case "\"":
        take()
        return result
      case "\\":
        take()
        result.append(try readEscape())
      case let other where other.isNewline:
        throw failure("a string may not go over the end of a line")
      default:
        result.append(character)
        take()
      }
    }
    throw Failure(position: start, problem: "the string that begins here has no end")
  }

  private mutating func readEscape() throws(Failure) -> String {
    guard let character = current else { throw failure("the JSON ends inside a string") }
    let plain: [Character: String] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{c}", "n": "\n", "r": "\r",
      "t": "\t",
    ]
    if let result = plain[character] {
      take()
      return result
    }
    guard character == "u" else {
      throw failure("\(Excerpt.quoted("\\\(character)")) is not a JSON escape")
    }
    take()
    var units = [try readUnit()]
    if (0xD800..<0xDC00).contains(units[0]), current == "\\" {
      take()
      guard current == "u" else { throw failure("the second half of a character is missing") }
      take()
      units.append(try readUnit())
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func readUnit() throws(Failure) -> UInt16 {
    var digits = ""
    while digits.count < 4, let character = current, character.isHexDigit {
      digits.append(character)
      take()
    }
    guard digits.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw failure("four hexadecimal digits are expected after \"\\u\"")
    }
    return unit
  }
}
