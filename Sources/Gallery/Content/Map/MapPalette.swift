import UIKit

/// The colours of the map, in light and dark.
enum MapPalette {
  static let land = color(0xF6F2EA, 0x232528)
  static let block = color(0xEDE8DD, 0x2B2E32)
  static let building = color(0xE2DCCE, 0x34383D)
  static let road = color(0xFFFFFF, 0x45494F)
  static let roadEdge = color(0xDED8CB, 0x1B1D1F)
  static let avenue = color(0xFDE9B6, 0x6A5F43)
  static let avenueEdge = color(0xE6C988, 0x2A261B)
  static let park = color(0xCBE7B9, 0x24402D)
  static let parkPath = color(0xE4F3DA, 0x35563F)
  static let tree = color(0xB2D99A, 0x2D5239)
  static let water = color(0xA9DAF2, 0x17384F)
  static let waterEdge = color(0x92CBE8, 0x1E4863)
  static let label = color(0x6E6A62, 0xB8BBC0)
  static let labelHalo = color(0xFFFFFF, 0x1C1E20)
  static let parkLabel = color(0x4E8A3C, 0x8FCB9B)
  static let waterLabel = color(0x3F86A8, 0x7FB8D6)

  private static func color(_ light: Int, _ dark: Int) -> UIColor {
    UIColor { traits in
      let value = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
        blue: CGFloat(value & 0xFF) / 255, alpha: 1)
    }
  }
}
