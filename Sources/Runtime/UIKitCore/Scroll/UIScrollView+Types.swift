extension UIScrollView {
  /// The rate at which content decelerates after a drag.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the speed that remains after a millisecond.
    public var rawValue: CGFloat
    /// Creates a rate; values outside 0…1 are clamped just inside when used.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster rate, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Constants that indicate when the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `.scrollableAxes`, and vertically also for content that fits if a navigation controller
    /// shows it.
    case automatic
    /// Along the axes in which the content can scroll.
    case scrollableAxes
    /// Never.
    case never
    /// On all sides.
    case always
  }

  /// Constants that indicate the colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The colour for the interface style.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }

  /// Constants that indicate the dismissal of the keyboard by a drag.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard is not dismissed.
    case none
    /// The keyboard is dismissed when a drag begins.
    case onDrag
    /// The keyboard follows a touch that pushes it down, and is dismissed or restored when the
    /// touch ends.
    case interactive
    /// As ``onDrag``, together with the input accessory view.
    case onDragWithAccessory
    /// As ``interactive``, together with the input accessory view.
    case interactiveWithAccessory
  }
}
