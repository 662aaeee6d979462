/// The key of a text in a table of translations. There are no tables here: the key is the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  package let string: String

  /// A key.
  public init(_ value: String) { string = value }
  public init(stringLiteral value: String) { string = value }
  /// A key made of parts.
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  /// A key made of parts.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var string = ""

    /// No parts yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity)
    }

    /// Appends text.
    public mutating func appendLiteral(_ literal: String) { string += literal }
    /// Appends a value as text.
    public mutating func appendInterpolation(_ string: String) { self.string += string }
    /// Appends a value as text.
    public mutating func appendInterpolation<T>(_ value: T) { string += "\(value)" }

    /// Appends a number in a format like "%.1f".
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      string += String(format: specifier, value)
    }
  }
}
