/// The identifier of a detent inside the engine.
///
/// Shells keep their own identifiers (strings, in UIKit) and map them to numbers; numbers need no
/// Unicode tables, compare in one instruction and are never allocated. Negative values are the
/// engine's own, so a shell numbers its custom detents from zero.
public struct SheetDetentID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int32

  /// Creates an identifier from any number; use zero or more for custom detents.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Creates an identifier for a custom detent.
  public init(_ number: Int32) {
    rawValue = number
  }

  /// The system's medium detent.
  public static let medium = SheetDetentID(-1)
  /// The system's large detent.
  public static let large = SheetDetentID(-2)
}
