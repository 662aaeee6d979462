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
    case sRGB
    case sRGBLinear
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

  public static let red = Color(uiColor: .systemRed)
  public static let orange = Color(uiColor: .systemOrange)
  public static let yellow = Color(uiColor: .systemYellow)
  public static let green = Color(uiColor: .systemGreen)
  public static let mint = Color(uiColor: .systemMint)
  public static let teal = Color(uiColor: .systemTeal)
  public static let cyan = Color(uiColor: .systemCyan)
  public static let blue = Color(uiColor: .systemBlue)
  public static let indigo = Color(uiColor: .systemIndigo)
  public static let purple = Color(uiColor: .systemPurple)
  public static let pink = Color(uiColor: .systemPink)
  public static let brown = Color(uiColor: .systemBrown)
  public static let gray = Color(uiColor: .systemGray)
  public static let white = Color(uiColor: .white)
  public static let black = Color(uiColor: .black)
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
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

extension Color: View, LeafView {
  package static func makeItem(node: Node) -> ViewItem<UIView> {
    FillItem(node: node, view: UIView())
  }

  package func update(_ item: ViewItem<UIView>) {
    let color = uiColor
    item.node.animateChanges(isNew: item.view.superview == nil) {
      item.view.backgroundColor = color
    }
  }
}

/// An item that takes all it is offered, and ten points where it is free to choose.
package class FillItem<V: UIView>: ViewItem<V> {
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
