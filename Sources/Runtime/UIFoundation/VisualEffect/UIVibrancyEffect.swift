/// Constants that indicate the prominence of content on a blurred background.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Primary labels.
  case label = 0
  /// Secondary labels.
  case secondaryLabel = 1
  /// Tertiary labels.
  case tertiaryLabel = 2
  /// Quaternary labels.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Medium areas.
  case secondaryFill = 5
  /// Small areas.
  case tertiaryFill = 6
  /// Separators.
  case separator = 7
}

/// An effect that lets the colours of a blurred background show through the content of a
/// ``UIVisualEffectView``: here by its opacity, as nobody measured more.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let style: UIVibrancyEffectStyle

  /// Creates the effect for content on a blur, with the style ``UIVibrancyEffectStyle/label``.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates the effect for content on a blur with a style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    super.init()
  }

  /// The opacity of content by style. Grade: tunable.
  private static let opacities: [CGFloat] = [0.85, 0.55, 0.35, 0.22, 0.3, 0.2, 0.12, 0.25]

  package override func decoration(for traits: UITraitCollection) -> EffectDecoration {
    EffectDecoration(contentOpacity: Self.opacities[style.rawValue])
  }
}
