/// The key of a text in a table of translations. There are no tables here: the key is the text, in
/// which a little Markdown is understood.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: Text

  /// The characters without their look.
  package var string: String { text.plainString ?? text.runs.map(\.string).joined() }

  /// Creates a key.
  public init(_ value: String) { text = Markdown.text(value, arguments: []) }
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key made of parts.
  public init(stringInterpolation: StringInterpolation) {
    text = Markdown.text(
      stringInterpolation.format, arguments: stringInterpolation.arguments)
  }

  /// A key made of parts.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The literals, with ``Markdown/placeholder`` where arguments go.
    var format = ""
    var arguments: [Text] = []

    /// No parts yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity)
    }

    private mutating func append(_ text: Text) {
      format.append(Markdown.placeholder)
      arguments.append(text)
    }

    /// Appends text.
    public mutating func appendLiteral(_ literal: String) { format += literal }
    /// Appends a value as text.
    public mutating func appendInterpolation(_ string: String) { append(Text(verbatim: string)) }
    /// Appends a value as text.
    public mutating func appendInterpolation<T>(_ value: T) {
      // Numbers are what most texts hold, and the general way is long.
      if T.self == Int.self, let number = value as? Int {
        append(Text(verbatim: String(number)))
      } else {
        append(Text(verbatim: "\(value)"))
      }
    }
    /// Appends text with its look.
    public mutating func appendInterpolation(_ text: Text) { append(text) }

    /// Appends a formatted value.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(Text(input, format: format))
    }

    /// Appends a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style))
    }

    /// Appends a number in a format like "%.1f".
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(Text(verbatim: String(format: specifier, value)))
    }
  }
}
