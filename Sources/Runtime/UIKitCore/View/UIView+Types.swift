extension UIView {
  /// The value of a dimension without an intrinsic size in ``intrinsicContentSize``; it is -1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Options for the automatic resizing of a view with its superview, one bit for each flexible
  /// part.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, with Apple's values.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Constants that indicate the adjustment of a view's content to its bounds.
  public enum ContentMode: Int, Sendable {
    /// The content fills the bounds without keeping its aspect ratio.
    case scaleToFill
    /// The content keeps its aspect ratio and fits into the bounds.
    case scaleAspectFit
    /// The content keeps its aspect ratio and fills the bounds.
    case scaleAspectFill
    /// The content is redrawn when the bounds change.
    case redraw
    /// The content keeps its size and is centred.
    case center
    /// The content keeps its size and is centred at the top edge.
    case top
    /// The content keeps its size and is centred at the bottom edge.
    case bottom
    /// The content keeps its size and is centred at the left edge.
    case left
    /// The content keeps its size and is centred at the right edge.
    case right
    /// The content keeps its size in the top left corner.
    case topLeft
    /// The content keeps its size in the top right corner.
    case topRight
    /// The content keeps its size in the bottom left corner.
    case bottomLeft
    /// The content keeps its size in the bottom right corner.
    case bottomRight

    package var contentsGravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      // Core Animation's gravities are named for a y axis that points upwards.
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

  /// Constants that indicate the adjustment of a view's tint colour.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic
    /// The unmodified tint colour.
    case normal
    /// A desaturated tint colour, as behind a dimmed presentation.
    case dimmed
  }
}

/// Constants that indicate the layout direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic.
  case rightToLeft
}

/// Constants that indicate whether a view is mirrored with the layout direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view is mirrored with the layout direction.
  case unspecified
  /// The view represents playback controls and is not mirrored.
  case playback
  /// The view represents directions in space and is not mirrored.
  case spatial
  /// The view is always laid out from left to right.
  case forceLeftToRight
  /// The view is always laid out from right to left.
  case forceRightToLeft
}
