/// The components of a colour, from 0 to 1.
struct ColorParts: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates components from six hexadecimal digits, red first.
  init(digits: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(digits >> 16 & 0xFF) / 255, green: Double(digits >> 8 & 0xFF) / 255,
      blue: Double(digits & 0xFF) / 255, opacity: opacity)
  }

  @MainActor
  init(_ color: Color) {
    let rgba = color.uiColor.cgColor.sRGBComponents
    self.init(
      red: Double(rgba.x), green: Double(rgba.y), blue: Double(rgba.z), opacity: Double(rgba.w))
  }

  /// Creates components from a position in the spectrum, from 0 to 1: hues from left to right,
  /// white at the top, black at the bottom.
  init(spectrum place: CGPoint, opacity: Double) {
    let hue = min(max(Double(place.x), 0), 1)
    let y = min(max(Double(place.y), 0), 1)
    let saturation = min(1, y * 2)
    let brightness = min(1, 2 - y * 2)
    func part(_ shift: Double) -> Double {
      let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// The position of the colour in the spectrum, or the closest one.
  var spectrumPlace: CGPoint {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var hue = 0.0
    if range > 0 {
      if most == red {
        hue = ((green - blue) / range).truncatingRemainder(dividingBy: 6)
      } else if most == green {
        hue = (blue - red) / range + 2
      } else {
        hue = (red - green) / range + 4
      }
      if hue < 0 { hue += 6 }
    }
    let saturation = most > 0 ? range / most : 0
    return CGPoint(x: hue / 6, y: most < 1 ? 1 - most / 2 : saturation / 2)
  }

  var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

  private var bytes: [Int] {
    [red, green, blue].map { Int(clamping: (min(max($0, 0), 1) * 255).rounded()) }
  }

  /// The colour as six hexadecimal digits.
  var digits: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// The accessibility description of the components.
  var spoken: String {
    let parts = bytes
    return "Red \(parts[0]), green \(parts[1]), blue \(parts[2])"
  }

  /// Indicates whether two colours are equal except for their opacity.
  func isSameColor(as other: ColorParts) -> Bool {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) < 0.004
  }

  /// Indicates whether dark content has more contrast on the colour than white content.
  var isLight: Bool { red * 0.3 + green * 0.59 + blue * 0.11 > 0.75 }
}
