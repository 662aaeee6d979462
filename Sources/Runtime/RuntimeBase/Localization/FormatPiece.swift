/// A part of a format string: text, a specifier such as `%1$@` or `%.2f`, or a variable such as `%#@items@`.
package enum FormatPiece: Equatable {
  /// Text, in which percent signs are doubled as in the format.
  case text(String)
  /// A specifier, with the number of its argument from 1 if it has one, and what follows the percent sign and that.
  case specifier(Int?, String)
  /// A variable, with the number of its argument from 1 if it has one, and its name.
  case variable(Int?, String)

  /// Returns the parts of a format.
  package static func pieces(of format: String) -> [FormatPiece] {
    guard format.contains("%") else { return format.isEmpty ? [] : [.text(format)] }
    var pieces: [FormatPiece] = []
    var text = ""
    var rest = Substring(format)
    while let first = rest.popFirst() {
      guard first == "%" else {
        text.append(first)
        continue
      }
      if rest.first == "%" {
        rest = rest.dropFirst()
        text += "%%"
        continue
      }
      guard let (piece, end) = piece(rest) else {
        // A percent sign that begins no specifier is one.
        text += "%%"
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(piece)
      rest = end
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }

  private static func piece(_ text: Substring) -> (FormatPiece, Substring)? {
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
      return (.variable(position, name), rest[rest.index(after: end)...])
    }
    let start = rest
    rest = rest.drop { "-+ #0'123456789.".contains($0) }
    rest = rest.drop { "hlqLztj".contains($0) }
    guard let conversion = rest.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(conversion) else {
      return nil
    }
    rest = rest.dropFirst()
    return (.specifier(position, String(start[start.startIndex..<rest.startIndex])), rest)
  }
}
