/// The key of a localised text. There are no string tables here: the key is the text, with a subset
/// of Markdown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: Text

  /// The characters without attributes.
  package var string: String { text.plainString ?? text.runs.map(\.string).joined() }

  /// Creates a key from a string.
  public init(_ value: String) {
    text = Markdown.text(AppResources.text(value), arguments: [])
  }
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from an interpolation.
  public init(stringInterpolation: StringInterpolation) {
    text = Markdown.text(
      stringInterpolation.format, arguments: stringInterpolation.arguments)
  }

  /// The interpolation of a key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The literals, with ``Markdown/placeholder`` in place of arguments.
    var format = ""
    var arguments: [Text] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity)
    }

    private mutating func append(_ text: Text) {
      format.append(Markdown.placeholder)
      arguments.append(text)
    }

    /// Appends a literal.
    public mutating func appendLiteral(_ literal: String) { format += literal }
    /// Appends a value as text.
    public mutating func appendInterpolation(_ string: String) { append(Text(verbatim: string)) }
    /// Appends a value as text.
    public mutating func appendInterpolation<T>(_ value: T) {
      // Numbers are the most frequent values, and the general conversion is slower.
      if T.self == Int.self, let number = value as? Int {
        append(Text(verbatim: String(number)))
      } else {
        append(Text(verbatim: "\(value)"))
      }
    }
    /// Appends text with its attributes.
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

    /// Appends a number with a format specifier such as "%.1f".
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(Text(verbatim: String(format: specifier, value)))
    }
  }
}
