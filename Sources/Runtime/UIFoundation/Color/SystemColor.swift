import CoreGraphics
import Foundation

/// A system colour: one value for each appearance, contrast and level.
struct SystemColor: Sendable {
  /// The values in the order light, dark, light with high contrast, dark with high contrast; then
  /// the same four at the elevated level.
  private let variants: [UIColor]
  private let name: String

  init(
    _ name: String, _ light: Value, _ dark: Value, high: Value? = nil, highDark: Value? = nil,
    elevatedDark: Value? = nil, elevatedHighDark: Value? = nil
  ) {
    self.name = name
    let values = [
      light, dark, high ?? light, highDark ?? dark,
      light, elevatedDark ?? dark, high ?? light, elevatedHighDark ?? highDark ?? dark,
    ]
    variants = values.map(\.color)
  }

  /// The dynamic colour.
  var dynamic: UIColor {
    let variants = variants
    return UIColor(
      source: .dynamic(
        DynamicColor(name: name) { traits in
          let dark = traits.userInterfaceStyle == .dark ? 1 : 0
          let high = traits.accessibilityContrast == .high ? 2 : 0
          let elevated = traits.userInterfaceLevel == .elevated ? 4 : 0
          return variants[dark + high + elevated]
        }))
  }

  /// The red, green, blue and alpha components of a colour, each out of 255.
  struct Value: Sendable {
    let red: Int
    let green: Int
    let blue: Int
    let alpha: Int

    init(_ red: Int, _ green: Int, _ blue: Int, alpha: Int = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    var color: UIColor {
      UIColor(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
        alpha: CGFloat(alpha) / 255)
    }
  }
}
