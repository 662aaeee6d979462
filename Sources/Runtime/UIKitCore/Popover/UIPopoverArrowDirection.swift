/// Options that indicate the direction of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction is not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
