#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The dimming of the background: its colour, an effect such as a blur, and their strength as the
  /// presentation moves.
  ///
  /// ```swift
  /// properties.dimming = SheetDimming(effect: UIBlurEffect(style: .regular), curve: .early)
  /// ```
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
    /// The effect under the colour, such as a blur, whose strength is that of the dimming. `nil`, the
    /// default, for none.
    public var effect: UIVisualEffect? {
      get { shownEffect.value }
      set { shownEffect.value = newValue }
    }

    private var shownEffect = Effect()

    /// An effect, which nobody can change.
    private struct Effect: @unchecked Sendable {
      var value: UIVisualEffect?
    }

    /// Creates a dimming, by default with the system's black and a linear curve.
    public init(color: UIColor? = nil, curve: Curve = .linear) {
      self.color = color ?? Self.systemColor
      self.curve = curve
    }

    /// Creates a dimming by an effect, by default without a colour and with a linear curve.
    public init(effect: UIVisualEffect, color: UIColor = .clear, curve: Curve = .linear) {
      self.color = color
      self.curve = curve
      shownEffect = Effect(value: effect)
    }

    private static let systemColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
  }
#endif
