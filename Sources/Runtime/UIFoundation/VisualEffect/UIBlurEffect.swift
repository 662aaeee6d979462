/// An effect that blurs the background of a ``UIVisualEffectView`` and overlays a material.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// Constants that indicate the material of a blur.
  public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// Brighter than the background.
    case light = 1
    /// Darker than the background.
    case dark = 2
    /// Light or dark, following the interface.
    case regular = 4
    /// More prominent than `regular`.
    case prominent = 5
    /// Mostly translucent; follows the interface.
    case systemUltraThinMaterial = 6
    /// More translucent than opaque; follows the interface.
    case systemThinMaterial = 7
    /// The material for most uses; follows the interface.
    case systemMaterial = 8
    /// Mostly opaque; follows the interface.
    case systemThickMaterial = 9
    /// The material of bars; follows the interface.
    case systemChromeMaterial = 10
    /// `systemUltraThinMaterial` in a light interface.
    case systemUltraThinMaterialLight = 11
    /// `systemThinMaterial` in a light interface.
    case systemThinMaterialLight = 12
    /// `systemMaterial` in a light interface.
    case systemMaterialLight = 13
    /// `systemThickMaterial` in a light interface.
    case systemThickMaterialLight = 14
    /// `systemChromeMaterial` in a light interface.
    case systemChromeMaterialLight = 15
    /// `systemUltraThinMaterial` in a dark interface.
    case systemUltraThinMaterialDark = 16
    /// `systemThinMaterial` in a dark interface.
    case systemThinMaterialDark = 17
    /// `systemMaterial` in a dark interface.
    case systemMaterialDark = 18
    /// `systemThickMaterial` in a dark interface.
    case systemThickMaterialDark = 19
    /// `systemChromeMaterial` in a dark interface.
    case systemChromeMaterialDark = 20
  }

  private let style: Style

  /// Creates the effect of a material.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  package override func backdrop(for traits: UITraitCollection) -> BackdropLook? {
    BlurMaterial(style, isDark: traits.userInterfaceStyle == .dark).look
  }
}
