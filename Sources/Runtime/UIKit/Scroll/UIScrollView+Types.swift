extension UIScrollView {
  /// How fast content that was let go slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public var rawValue: CGFloat
    /// Creates a rate; values outside 0…1 are clamped just inside when used.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The system's usual rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster one, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `.scrollableAxes`, and above and below also for content that fits where a navigation
    /// controller shows it.
    case automatic
    /// Along the axes in which the content can be scrolled.
    case scrollableAxes
    /// Not at all.
    case never
    /// On all sides.
    case always
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// By the interface's style.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }

  /// How dragging puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// It goes when a drag begins.
    case onDrag
    /// It follows a finger that pushes it down, and goes or comes back when the finger lets go.
    case interactive
    /// As ``onDrag``, with the view above the keyboard.
    case onDragWithAccessory
    /// As ``interactive``, with the view above the keyboard.
    case interactiveWithAccessory
  }
}
