/// A colour, which adapts to the environment. As a view it fills the size that it is proposed.
public struct Color: Hashable, @unchecked Sendable {
  package let uiColor: UIColor

  /// Creates a colour from a UIKit colour.
  public init(uiColor: UIColor) {
    self.uiColor = uiColor
  }

  /// Creates a colour from a UIKit colour.
  public init(_ color: UIColor) {
    uiColor = color
  }

  /// Creates a colour from components between 0 and 1; values outside are clamped.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  /// Creates a grey between 0, black, and 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    uiColor = UIColor(white: white, alpha: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    uiColor = UIColor(
      hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  /// The colour spaces of components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The sRGB colour space.
    case sRGB
    /// The sRGB colour space with linear components.
    case sRGBLinear
    /// The Display P3 colour space.
    case displayP3
  }

  /// Returns the colour with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color {
    let base = uiColor
    return Color(
      uiColor: UIColor { traits in
        let color = base.resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha * opacity)
      })
  }

  /// The system's red colour.
  public static let red = Color(uiColor: .systemRed)
  /// The system's orange colour.
  public static let orange = Color(uiColor: .systemOrange)
  /// The system's yellow colour.
  public static let yellow = Color(uiColor: .systemYellow)
  /// The system's green colour.
  public static let green = Color(uiColor: .systemGreen)
  /// The system's mint colour.
  public static let mint = Color(uiColor: .systemMint)
  /// The system's teal colour.
  public static let teal = Color(uiColor: .systemTeal)
  /// The system's cyan colour.
  public static let cyan = Color(uiColor: .systemCyan)
  /// The system's blue colour.
  public static let blue = Color(uiColor: .systemBlue)
  /// The system's indigo colour.
  public static let indigo = Color(uiColor: .systemIndigo)
  /// The system's purple colour.
  public static let purple = Color(uiColor: .systemPurple)
  /// The system's pink colour.
  public static let pink = Color(uiColor: .systemPink)
  /// The system's brown colour.
  public static let brown = Color(uiColor: .systemBrown)
  /// The system's grey colour.
  public static let gray = Color(uiColor: .systemGray)
  /// White.
  public static let white = Color(uiColor: .white)
  /// Black.
  public static let black = Color(uiColor: .black)
  /// A transparent colour.
  public static let clear = Color(uiColor: .clear)
  /// The colour of primary text.
  public static let primary = Color(uiColor: .label)
  /// The colour of secondary text.
  public static let secondary = Color(uiColor: .secondaryLabel)
  /// The accent colour: the tint.
  public static let accentColor = Color(uiColor: .tintColor)
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(uiColor)) }
}

extension ShapeStyle where Self == Color {
  /// The system's red colour.
  public static var red: Color { .red }
  /// The system's orange colour.
  public static var orange: Color { .orange }
  /// The system's yellow colour.
  public static var yellow: Color { .yellow }
  /// The system's green colour.
  public static var green: Color { .green }
  /// The system's mint colour.
  public static var mint: Color { .mint }
  /// The system's teal colour.
  public static var teal: Color { .teal }
  /// The system's cyan colour.
  public static var cyan: Color { .cyan }
  /// The system's blue colour.
  public static var blue: Color { .blue }
  /// The system's indigo colour.
  public static var indigo: Color { .indigo }
  /// The system's purple colour.
  public static var purple: Color { .purple }
  /// The system's pink colour.
  public static var pink: Color { .pink }
  /// The system's brown colour.
  public static var brown: Color { .brown }
  /// The system's grey colour.
  public static var gray: Color { .gray }
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// A transparent colour.
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
    // A transparent colour receives no touches.
    item.view.isUserInteractionEnabled =
      color.resolvedColor(with: item.node.environment.traits).cgColor.alpha > 0
  }
}

/// A layout item that takes all of the size it is proposed, and ten points in an unspecified
/// dimension.
@_spi(Core) open class FillItem<V: UIView>: ViewItem<V> {
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
