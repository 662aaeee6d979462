extension UIView {
  /// Stands for "no size of its own" in ``intrinsicContentSize``; the value is -1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// How a view follows its superview's size, one bit for each part that may stretch.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, Apple's values.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge may change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge may change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge may change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge may change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How a view's content follows its bounds.
  public enum ContentMode: Int, Sendable {
    /// Fills the bounds and gives up its proportions.
    case scaleToFill
    /// Keeps its proportions and fits inside.
    case scaleAspectFit
    /// Keeps its proportions and covers the bounds.
    case scaleAspectFill
    /// Is drawn again when the bounds change.
    case redraw
    /// Keeps its size, in the middle.
    case center
    /// Keeps its size, in the middle of the top edge.
    case top
    /// Keeps its size, in the middle of the bottom edge.
    case bottom
    /// Keeps its size, in the middle of the left edge.
    case left
    /// Keeps its size, in the middle of the right edge.
    case right
    /// Keeps its size, in the top left corner.
    case topLeft
    /// Keeps its size, in the top right corner.
    case topRight
    /// Keeps its size, in the bottom left corner.
    case bottomLeft
    /// Keeps its size, in the bottom right corner.
    case bottomRight

    package var contentsGravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      // Core Animation's gravities are named for a y axis that points up.
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    }
  }

  /// Whether a view shows its tint in colour or greyed out.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic
    /// In colour.
    case normal
    /// Grey, as behind a dimmed presentation.
    case dimmed
  }
}

/// The direction in which an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// Whether a view flips with the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Flips with the reading direction.
  case unspecified
  /// Stands for playing media, and does not flip.
  case playback
  /// Stands for a direction in space, and does not flip.
  case spatial
  /// Always reads from left to right.
  case forceLeftToRight
  /// Always reads from right to left.
  case forceRightToLeft
}
