#if canImport(UIKit)
  import UIKit

  /// What covers what is behind a presentation.
  public struct SheetDimming: Sendable {
    /// How the cover grows with what is presented: from a share of the way, 0 to 1, to a share of the
    /// cover.
    public struct Curve: Sendable {
      let value: @Sendable (CGFloat) -> CGFloat

      /// Creates a curve. Answers outside of 0 to 1 are held to that.
      public init(_ value: @escaping @Sendable (CGFloat) -> CGFloat) {
        self.value = value
      }

      /// One to one.
      public static let linear = Curve { $0 }
      /// Late: the square of the way.
      public static let late = Curve { $0 * $0 }
      /// Early: what is left is the square of the way that is left.
      public static let early = Curve { 1 - (1 - $0) * (1 - $0) }

      func callAsFunction(_ share: CGFloat) -> CGFloat {
        min(max(value(min(max(share, 0), 1)), 0), 1)
      }
    }

    /// The colour with its full strength. The default is the system's black: 0.2 in light, 0.48 in
    /// dark.
    public var color: UIColor
    /// How it grows. The default is ``Curve/linear``.
    public var curve: Curve

    /// Creates a cover.
    public init(color: UIColor? = nil, curve: Curve = .linear) {
      self.color = color ?? Self.systemColor
      self.curve = curve
    }

    private static let systemColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
  }
#endif
