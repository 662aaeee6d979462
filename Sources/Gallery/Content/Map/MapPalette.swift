import UIKit

/// The colours of the map, in light and dark.
enum MapPalette {
  static let land = color(0xF7F4EE, 0x1F2124)
  static let block = color(0xF1ECE2, 0x26292D)
  static let house = color(0xE6E0D3, 0x30343A)
  static let road = color(0xFFFFFF, 0x3F444A)
  static let avenue = color(0xFCE6AE, 0x655B3F)
  static let avenueEdge = color(0xE8CD8C, 0x2A261B)
  static let park = color(0xCDE9BC, 0x22402C)
  static let parkPath = color(0xE7F5DD, 0x33543D)
  static let tree = color(0xB4DB9C, 0x2C5239)
  static let water = color(0xA6DBF5, 0x163850)
  static let waterEdge = color(0x8FCCEB, 0x1F4A66)
  static let rail = color(0xC9C3B8, 0x4A4E54)
  static let label = color(0x6A665E, 0xB4B8BE)
  static let halo = color(0xFFFFFF, 0x17191B)
  static let waterLabel = color(0x2F7FA6, 0x7FB8D6)

  /// Returns the colour of a place's name, dark enough to read in light appearance and bright
  /// enough in dark.
  static func name(of color: UIColor) -> UIColor {
    UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return mix(
        color.resolvedColor(with: traits), isDark ? .white : .black, by: isDark ? 0.25 : 0.42)
    }
  }

  private static func mix(_ a: UIColor, _ b: UIColor, by share: CGFloat) -> UIColor {
    var first: (red: CGFloat, green: CGFloat, blue: CGFloat) = (0, 0, 0)
    var second = first
    a.getRed(&first.red, green: &first.green, blue: &first.blue, alpha: nil)
    b.getRed(&second.red, green: &second.green, blue: &second.blue, alpha: nil)
    return UIColor(
      red: first.red + (second.red - first.red) * share,
      green: first.green + (second.green - first.green) * share,
      blue: first.blue + (second.blue - first.blue) * share, alpha: 1)
  }

  private static func color(_ light: Int, _ dark: Int) -> UIColor {
    UIColor { traits in UIColor(hex: traits.userInterfaceStyle == .dark ? dark : light) }
  }
}

extension UIColor {
  /// Creates an opaque colour from its six hexadecimal digits.
  convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
