import Foundation

extension String {
  /// The key of a localised string, with the values of its interpolations: `"\(count) items"` has the key "%lld items".
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [FormatArgument]

    /// Creates a value of a key.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Creates a value of a key.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value of an interpolation.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Returns true for values with the same key and the same text.
    public static func == (one: LocalizationValue, other: LocalizationValue) -> Bool {
      one.key == other.key && one.text(nil, in: nil, nil) == other.text(nil, in: nil, nil)
    }

    /// The interpolation of a value.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [FormatArgument] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity)
      }

      private mutating func append(_ argument: FormatArgument) {
        key += "%" + argument.specifier
        arguments.append(argument)
      }

      /// Appends a literal.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }
      /// Appends a value.
      public mutating func appendInterpolation<T>(_ value: T) { append(FormatArgument(value)) }
      /// Appends a value with a format specifier such as "%.1f".
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        append(FormatArgument(value, specifier: specifier))
      }
      /// Appends a formatted value.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String {
        append(FormatArgument(format.format(value)))
      }
    }

    /// Returns the localised text; `fallback` or the key if there is none.
    func text(
      _ table: String?, in bundle: Bundle?, _ locale: Locale?, fallback: LocalizationValue? = nil
    ) -> String {
      let folder = bundle.map { $0.resourcePath ?? $0.bundlePath }
      let found = StringTables.entry(key, table: table, in: folder)
      let values = (found == nil ? fallback?.arguments : nil) ?? arguments
      let entry = found ?? LocalizedEntry(fallback?.key ?? key)
      guard !values.isEmpty else { return entry.format }
      let (format, used) = entry.expanded(values.map(\.value))
      return String(format: format, locale: locale, arguments: used.map { values[$0].value })
    }
  }

  /// Creates the localised string of a key, in the tables of a bundle; of all modules without one. The key is the text if
  /// there is none.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(table, in: bundle, locale)
  }

  /// Creates the localised string of a key, or the default value if there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    // The key is looked up; its values are those of the default.
    let value = LocalizationValue(key: "\(key)", arguments: defaultValue.arguments)
    self = value.text(table, in: bundle, locale, fallback: defaultValue)
  }

  /// Creates the localised string of a resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

extension String.LocalizationValue {
  init(key: String, arguments: [FormatArgument]) {
    (self.key, self.arguments) = (key, arguments)
  }
}
