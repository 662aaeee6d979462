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
}
