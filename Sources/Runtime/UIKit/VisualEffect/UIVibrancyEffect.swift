/// How much content on a blurred background stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text of first importance.
  case label = 0
  /// Text of second importance.
  case secondaryLabel = 1
  /// Text of third importance.
  case tertiaryLabel = 2
  /// Text of fourth importance.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Areas of middle size.
  case secondaryFill = 5
  /// Small areas.
  case tertiaryFill = 6
  /// Lines between things.
  case separator = 7
}

/// Lets the colours of a blurred background shine through the content of a ``UIVisualEffectView``
/// that lies on it: here by its opacity, as nobody measured more.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let style: UIVibrancyEffectStyle

  /// Creates the effect for content on a blur, as strong as ``UIVibrancyEffectStyle/label``.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates the effect for content of a kind on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    super.init()
  }

  /// The opacity of content by style. Grade: tunable.
  private static let opacities: [CGFloat] = [0.85, 0.55, 0.35, 0.22, 0.3, 0.2, 0.12, 0.25]

  override func decoration(for traits: UITraitCollection) -> EffectDecoration {
    EffectDecoration(contentOpacity: Self.opacities[style.rawValue])
  }
}
