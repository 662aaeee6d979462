/// A message of a log, usually an interpolated literal.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from interpolated parts.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The privacy of an interpolated value. All values are shown here.
public struct OSLogPrivacy: Sendable {
  /// The value is shown.
  public static let `public` = OSLogPrivacy()
  /// The value is hidden on a device.
  public static let `private` = OSLogPrivacy()
  /// The value is hidden on a device.
  public static let sensitive = OSLogPrivacy()
  /// The system decides.
  public static let auto = OSLogPrivacy()
  /// The manner in which a hidden value is shown.
  public enum Mask: Sendable { case hash, none }
  /// The value is hidden on a device.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds a literal part.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a value.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }

  /// Adds a whole number in a format.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(String(number(), radix: format.radix, uppercase: format.isUppercase))
  }

  /// Adds a number in a format.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(
      format.precision.map { String(format: "%.\($0)f", Double(number())) } ?? "\(number())")
  }

  /// Adds a value with spaces up to a number of characters.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any, align: OSLogStringAlignment,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned("\(value())")
  }
}

/// The format of a whole number in a message.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  var isUppercase = false

  /// Decimal.
  public static let decimal = OSLogIntegerFormatting(radix: 10)
  /// Hexadecimal.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// Octal.
  public static let octal = OSLogIntegerFormatting(radix: 8)
  /// Hexadecimal; a prefix is not written.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, isUppercase: uppercase)
  }
}

/// The format of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int?

  /// Digits after the point.
  public static let fixed = OSLogFloatFormatting(precision: 6)
  /// A number of digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(0, precision))
  }
  /// As many digits as are needed.
  public static let hybrid = OSLogFloatFormatting(precision: nil)
}

/// The alignment of a value in a message.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool

  /// None.
  public static let none = OSLogStringAlignment(columns: 0, isRight: false)
  /// At the left of a number of columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }
  /// At the right of a number of columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func aligned(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? spaces + text : text + spaces
  }
}
