#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The dimming of the background: its colour, and its strength as the presentation moves.
  public struct SheetDimming: Sendable {
    /// The strength of a dimming, 0...1, as a function of the movement's progress, 0...1.
    public struct Curve: Sendable {
      let value: @Sendable (CGFloat) -> CGFloat

      /// Creates a curve. Results outside of 0...1 are clamped.
      public init(_ value: @escaping @Sendable (CGFloat) -> CGFloat) {
        self.value = value
      }

      /// The strength is the progress.
      public static let linear = Curve { $0 }
      /// The strength is the square of the progress: most of the dimming comes late.
      public static let late = Curve { $0 * $0 }
      /// The missing strength is the square of the missing progress: most of the dimming comes
      /// early.
      public static let early = Curve { 1 - (1 - $0) * (1 - $0) }

      func callAsFunction(_ share: CGFloat) -> CGFloat {
        min(max(value(min(max(share, 0), 1)), 0), 1)
      }
    }

    /// The colour at full strength. The default is the system's black: 0.2 in light, 0.48 in dark.
    public var color: UIColor
    /// The curve from the largest undimmed detent to the next larger one. The default is
    /// ``Curve/linear``.
    public var curve: Curve

    /// Creates a dimming, by default with the system's black and a linear curve.
    public init(color: UIColor? = nil, curve: Curve = .linear) {
      self.color = color ?? Self.systemColor
      self.curve = curve
    }

    private static let systemColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
  }
#endif
