/// The modifier keys of a key press.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw bits, with Apple's values.
  public let rawValue: Int
  /// Creates modifiers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock. Virtual devices have none.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key; on virtual devices the same as ``command``.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad. Virtual devices have none.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
