/// The subset of Markdown in texts: emphasis, strikethrough, code and links within a line.
enum Markdown {
  /// The placeholder of an argument in a format.
  static let placeholder: Character = "\u{FFFC}"

  /// The characters of the marks, all of one byte.
  private static let marks = Array("*_~`[\\".utf8)
  /// The first byte of ``placeholder``.
  private static let placeholderByte: UInt8 = 0xEF

  static func text(_ format: String, arguments: [Text]) -> Text {
    if let plain = plain(format, arguments) { return Text(verbatim: plain) }
    var parser = Parser(characters: Array(format), arguments: arguments.map(\.runs))
    return Text(runs: parser.parse())
  }

  /// Returns the characters, if neither the format nor an argument has attributes, which is the
  /// usual case.
  private static func plain(_ format: String, _ arguments: [Text]) -> String? {
    var hasArguments = false
    for byte in format.utf8 {
      if marks.contains(byte) { return nil }
      if byte == placeholderByte { hasArguments = true }
    }
    guard hasArguments else { return format }
    for argument in arguments where argument.plainString == nil { return nil }
    if arguments.count == 1, format.utf8.count == 3 { return arguments[0].plainString }
    var result = ""
    var next = 0
    for scalar in format.unicodeScalars {
      if scalar == placeholderScalar, next < arguments.count {
        result += arguments[next].plainString ?? ""
        next += 1
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let placeholderScalar: Unicode.Scalar = "\u{FFFC}"

  private struct Parser {
    let characters: [Character]
    let arguments: [[Text.Run]]
    var index = 0
    var nextArgument = 0
    var runs: [Text.Run] = []
    var style = Text.Run(string: "")
    /// The open marks, each with the index at which it must close.
    var closing: [(mark: String, at: Int)] = []

    init(characters: [Character], arguments: [[Text.Run]]) {
      self.characters = characters
      self.arguments = arguments
    }

    mutating func parse() -> [Text.Run] {
      while index < characters.count {
        let character = characters[index]
        if let last = closing.last, last.at == index {
          closing.removeLast()
          index += last.mark.count
          toggle(last.mark, isOn: false)
        } else if character == "\\", index + 1 < characters.count {
          add(characters[index + 1])
          index += 2
        } else if character == placeholder {
          addArgument()
        } else if character == "`", let end = find("`", from: index + 1) {
          addCode(upTo: end)
        } else if character == "[", let link = findLink() {
          add(link)
        } else if let mark = openingMark() {
          closing.append(mark)
          index += mark.mark.count
          toggle(mark.mark, isOn: true)
        } else {
          add(character)
          index += 1
        }
      }
      return runs.isEmpty ? [Text.Run(string: "")] : runs
    }

    private mutating func add(_ character: Character) {
      if let last = runs.last, last.hasLook(of: style) {
        runs[runs.count - 1].string.append(character)
      } else {
        var run = style
        run.string = String(character)
        runs.append(run)
      }
    }

    private mutating func addArgument() {
      index += 1
      guard nextArgument < arguments.count else { return }
      for run in arguments[nextArgument] { runs.append(run.adding(style)) }
      nextArgument += 1
    }

    private mutating func addCode(upTo end: Int) {
      let outer = style
      style.isMonospaced = true
      index += 1
      while index < end {
        if characters[index] == placeholder {
          addArgument()
        } else {
          add(characters[index])
          index += 1
        }
      }
      index = end + 1
      style = outer
    }

    private func find(_ mark: String, from start: Int) -> Int? {
      let mark = Array(mark)
      guard start + mark.count <= characters.count else { return nil }
      return (start...(characters.count - mark.count)).first {
        Array(characters[$0..<($0 + mark.count)]) == mark
      }
    }

    /// Returns the mark that opens here: text must follow it, and the mark again after text.
    private func openingMark() -> (mark: String, at: Int)? {
      for mark in ["**", "__", "~~", "*", "_"] {
        let next = index + mark.count
        guard Array(characters[index..<min(next, characters.count)]) == Array(mark),
          next < characters.count, !characters[next].isWhitespace
        else { continue }
        // Within a word an underscore is an ordinary character.
        if mark.first == "_", index > 0, characters[index - 1].isLetter { continue }
        var from = next + 1
        while let end = find(mark, from: from) {
          if !characters[end - 1].isWhitespace { return (mark, end) }
          from = end + 1
        }
      }
      return nil
    }

    private mutating func toggle(_ mark: String, isOn: Bool) {
      switch mark {
      case "**", "__": style.weight = isOn ? .bold : nil
      case "~~": style.isStruckThrough = isOn
      default: style.isItalic = isOn
      }
    }

    private func findLink() -> (title: Range<Int>, url: URL, end: Int)? {
      guard let middle = find("](", from: index + 1), let end = find(")", from: middle + 2),
        let url = URL(string: String(characters[(middle + 2)..<end]))
      else { return nil }
      return ((index + 1)..<middle, url, end + 1)
    }

    private mutating func add(_ link: (title: Range<Int>, url: URL, end: Int)) {
      let outer = style
      style.link = link.url
      for position in link.title {
        if characters[position] == placeholder {
          addArgument()
        } else {
          add(characters[position])
        }
      }
      style = outer
      index = link.end
    }
  }
}

extension Text.Run {
  /// Returns whether another run has the same attributes.
  func hasLook(of other: Text.Run) -> Bool {
    var other = other
    other.string = string
    return self == other
  }

  /// Returns the run with the attributes of `style` added.
  func adding(_ style: Text.Run) -> Text.Run {
    var run = self
    run.weight = weight ?? style.weight
    run.isItalic = isItalic || style.isItalic
    run.isStruckThrough = isStruckThrough || style.isStruckThrough
    run.isMonospaced = isMonospaced || style.isMonospaced
    run.link = link ?? style.link
    return run
  }
}
