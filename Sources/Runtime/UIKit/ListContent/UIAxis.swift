/// One, both or none of the axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits, Apple's values.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
