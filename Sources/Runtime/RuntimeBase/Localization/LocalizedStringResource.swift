import Foundation

/// A reference to a localised string, which is looked up where it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The key.
  public var key: String { value.key }
  /// The name of the table; nil for `Localizable`.
  public let table: String?
  /// The language in which numbers are written.
  public var locale: Locale
  private let value: String.LocalizationValue
  private let fallback: String.LocalizationValue?

  /// Creates a resource of a key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    (value, self.table, self.locale, fallback) = (keyAndValue, table, locale, nil)
  }

  /// Creates a resource of a key, with the text that it has where there is none.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    value = String.LocalizationValue(key: "\(key)", arguments: defaultValue.arguments)
    (self.table, self.locale, fallback) = (table, locale, defaultValue)
  }

  /// Creates a resource of a key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource of an interpolation.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The localised text.
  package var text: String { value.text(table, in: nil, locale, fallback: fallback) }
}
