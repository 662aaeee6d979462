/// Which way a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover stands below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards: the popover stands above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover stands on the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover stands on the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
