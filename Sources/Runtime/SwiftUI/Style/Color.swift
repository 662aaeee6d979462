/// A colour. As a view it fills the room it is offered.
public struct Color: Hashable, @unchecked Sendable {
  let uiColor: UIColor

  /// A colour of UIKit.
  public init(uiColor: UIColor) {
    self.uiColor = uiColor
  }

  /// A colour of UIKit.
  public init(_ color: UIColor) {
    uiColor = color
  }

  /// A colour from components between 0 and 1; values outside are clamped.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  /// A grey between 0, black, and 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    uiColor = UIColor(white: white, alpha: opacity)
  }

  /// A colour from hue, saturation and brightness, each between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    uiColor = UIColor(
      hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  /// What the components of a colour mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// S rgb.
    case sRGB
    /// S rgblinear.
    case sRGBLinear
    /// Display p3.
    case displayP3
  }

  /// The colour, `opacity` times as opaque.
  public func opacity(_ opacity: Double) -> Color {
    let base = uiColor
    return Color(
      uiColor: UIColor { traits in
        let color = base.resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha * opacity)
      })
  }

  /// The system's red.
  public static let red = Color(uiColor: .systemRed)
  /// The system's orange.
  public static let orange = Color(uiColor: .systemOrange)
  /// The system's yellow.
  public static let yellow = Color(uiColor: .systemYellow)
  /// The system's green.
  public static let green = Color(uiColor: .systemGreen)
  /// The system's mint.
  public static let mint = Color(uiColor: .systemMint)
  /// The system's teal.
  public static let teal = Color(uiColor: .systemTeal)
  /// The system's cyan.
  public static let cyan = Color(uiColor: .systemCyan)
  /// The system's blue.
  public static let blue = Color(uiColor: .systemBlue)
  /// The system's indigo.
  public static let indigo = Color(uiColor: .systemIndigo)
  /// The system's purple.
  public static let purple = Color(uiColor: .systemPurple)
  /// The system's pink.
  public static let pink = Color(uiColor: .systemPink)
  /// The system's brown.
  public static let brown = Color(uiColor: .systemBrown)
  /// The system's gray.
  public static let gray = Color(uiColor: .systemGray)
  /// The system's white.
  public static let white = Color(uiColor: .white)
  /// The system's black.
  public static let black = Color(uiColor: .black)
  /// The system's clear.
  public static let clear = Color(uiColor: .clear)
  /// The colour of text.
  public static let primary = Color(uiColor: .label)
  /// The colour of less important text.
  public static let secondary = Color(uiColor: .secondaryLabel)
  /// The tint.
  public static let accentColor = Color(uiColor: .tintColor)
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(uiColor)) }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The system's gray.
  public static var gray: Color { .gray }
  /// The system's white.
  public static var white: Color { .white }
  /// The system's black.
  public static var black: Color { .black }
  /// The system's clear.
  public static var clear: Color { .clear }
}

extension Color: View, LeafView {
  package static func makeItem(node: Node) -> ViewItem<UIView> {
    FillItem(node: node, view: UIView())
  }

  package func update(_ item: ViewItem<UIView>) {
    let color = uiColor
    item.node.animateChanges(isNew: item.view.superview == nil) {
      item.node.animateChanges(isNew: item.view.superview == nil) {
        item.view.backgroundColor = color
      }
    }
    // Fingers go through what is clear.
    item.view.isUserInteractionEnabled =
      color.resolvedColor(with: item.node.environment.traits).cgColor.alpha > 0
  }
}

/// An item that takes all it is offered, and ten points where it is free to choose.
package class FillItem<V: UIView>: ViewItem<V> {
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
