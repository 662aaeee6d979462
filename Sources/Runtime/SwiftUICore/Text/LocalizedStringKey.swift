/// The key of a localised text, with a subset of Markdown: `"\(count) items"` has the key "%lld items". Without a text in
/// the tables of the app's modules the key is the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: Text
  private let source: StringInterpolation

  /// Returns true for keys with the same text.
  public static func == (one: LocalizedStringKey, other: LocalizedStringKey) -> Bool {
    one.text == other.text
  }

  /// The characters without attributes.
  package var string: String { text.plainString ?? text.runs.map(\.string).joined() }

  /// Creates a key from a string.
  public init(_ value: String) {
    var source = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    source.format = value
    self.init(stringInterpolation: source)
  }
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from an interpolation.
  public init(stringInterpolation: StringInterpolation) {
    source = stringInterpolation
    text = source.localized() ?? Markdown.text(source.format, arguments: source.arguments)
  }

  /// Returns the text of a table and a bundle.
  func text(table: String?, bundle: Bundle?) -> Text {
    guard table != nil || bundle != nil else { return text }
    let folder = bundle.map { $0.resourcePath ?? $0.bundlePath }
    return source.localized(table: table, in: folder) ?? text
  }

  /// The interpolation of a key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The literals, with ``Markdown/placeholder`` in place of arguments.
    var format = ""
    var arguments: [Text] = []
    /// The values of the arguments, where the app has texts to look up.
    private var values: [FormatArgument] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity)
    }

    private mutating func append(_ text: Text, _ value: @autoclosure () -> FormatArgument) {
      format.append(Markdown.placeholder)
      arguments.append(text)
      if StringTables.hasTexts { values.append(value()) }
    }

    /// Returns the localised text; nil if there is none.
    func localized(table: String? = nil, in folder: String? = nil) -> Text? {
      guard StringTables.hasTexts, values.count == arguments.count else { return nil }
      guard !arguments.isEmpty else {
        return StringTables.entry(format, table: table, in: folder)
          .map { Markdown.text($0.format, arguments: []) }
      }
      var key = ""
      var next = values.makeIterator()
      for character in format {
        if character == Markdown.placeholder {
          key += "%" + (next.next()?.specifier ?? "@")
        } else {
          key += character == "%" ? "%%" : String(character)
        }
      }
      guard let entry = StringTables.entry(key, table: table, in: folder) else { return nil }
      let (found, used) = entry.expanded(values.map(\.value))
      let written = FormatPiece.pieces(of: found).map { piece in
        if case .text(let text) = piece { return text.replacing("%%", with: "%") }
        return String(Markdown.placeholder)
      }.joined()
      return Markdown.text(written, arguments: used.map { arguments[$0] })
    }

    /// Appends a literal.
    public mutating func appendLiteral(_ literal: String) { format += literal }
    /// Appends a value as text.
    public mutating func appendInterpolation(_ string: String) {
      append(Text(verbatim: string), FormatArgument(string))
    }
    /// Appends a value as text.
    public mutating func appendInterpolation<T>(_ value: T) {
      // Numbers are the most frequent values, and the general conversion is slower.
      if T.self == Int.self, let number = value as? Int {
        append(Text(verbatim: String(number)), FormatArgument(number))
      } else {
        append(Text(verbatim: "\(value)"), FormatArgument(value))
      }
    }
    /// Appends text with its attributes.
    public mutating func appendInterpolation(_ text: Text) {
      append(text, FormatArgument(""))
    }

    /// Appends a formatted value.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(Text(input, format: format), FormatArgument(""))
    }

    /// Appends a value as a formatter writes it; one that it cannot write is its description.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Appends a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style), FormatArgument(""))
    }

    /// Appends a number with a format specifier such as "%.1f".
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(
        Text(verbatim: String(format: specifier, value)),
        FormatArgument(value, specifier: specifier))
    }
  }
}
