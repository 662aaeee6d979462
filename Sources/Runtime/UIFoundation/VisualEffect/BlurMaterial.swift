/// A material as a colour over a blurred backdrop. Nobody measured these: all numbers are tunable,
/// chosen so that the order of the materials and the legibility of labels are Apple's.
struct BlurMaterial {
  /// The white of the material, 0 to 1, and its opacity.
  private var white: Double
  private var cover: Double
  private var saturation = Self.saturation
  private var blurRadius = Self.blurRadius

  /// The standard deviation of the blur, in points. Grade: tunable.
  private static let blurRadius: CGFloat = 20
  /// The saturation of the background's colours. Grade: tunable.
  private static let saturation = 1.8

  /// The opacities of the ultra-thin, thin, regular, thick and chrome materials. Grade: tunable.
  private static let lightCovers = [0.44, 0.62, 0.78, 0.9, 0.84]
  private static let darkCovers = [0.52, 0.66, 0.8, 0.92, 0.86]
  /// The whites of the materials. Grade: tunable.
  private static let lightWhites = [0.97, 0.97, 0.97, 0.97, 0.98]
  private static let darkWhites = [0.12, 0.12, 0.13, 0.14, 0.1]

  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    let index: Int
    let dark: Bool
    switch style {
    case .extraLight: (index, dark) = (3, false)
    case .light: (index, dark) = (1, false)
    case .dark: (index, dark) = (1, true)
    case .regular: (index, dark) = (1, isDark)
    case .prominent: (index, dark) = (3, isDark)
    default:
      let order = style.rawValue - UIBlurEffect.Style.systemUltraThinMaterial.rawValue
      index = order % 5
      dark = order < 5 ? isDark : order >= 10
    }
    white = (dark ? Self.darkWhites : Self.lightWhites)[index]
    cover = (dark ? Self.darkCovers : Self.lightCovers)[index]
  }

  var look: BackdropLook {
    BackdropLook(
      blurRadius: blurRadius, saturation: saturation, gain: 1 - cover,
      offset: SIMD3(repeating: white * cover))
  }
}
