import CoreGraphics
import Foundation

/// An immutable colour, either fixed or resolved for traits each time it is used.
open class UIColor: NSObject, NSCopying, @unchecked Sendable, _ExpressibleByColorLiteral {
  package let source: ColorSource

  package init(source: ColorSource) {
    self.source = source
    super.init()
  }

  /// Creates a colour in the sRGB colour space; components outside 0…1 are clamped when drawn.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a gray; 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// Creates a colour from hue, saturation and brightness, each 0…1; the hue wraps around.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HueComponents(hue: hue, saturation: saturation, brightness: brightness).rgb
    source = .fixed(CGColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
    super.init()
  }

  /// Creates a colour in the Display P3 colour space.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    let color = space.flatMap {
      CGColor(colorSpace: $0, components: [red, green, blue, alpha])
    }
    source = .fixed(color ?? CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// Creates a dynamic colour; `dynamicProvider` is called each time it is used.
  @preconcurrency
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(DynamicColor(dynamicProvider))
    super.init()
  }

  /// Creates a colour from a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The Core Graphics colour; a dynamic colour is resolved for the current traits.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic(let dynamic): dynamic.resolved(with: .current).cgColor
    }
  }

  /// Returns the colour for traits: the colour itself unless it is dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let dynamic): dynamic.resolved(with: traitCollection)
    }
  }

  /// Returns the colour with another alpha; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let dynamic): UIColor(source: .dynamic(dynamic.with(alpha: alpha)))
    }
  }

  /// Writes red, green, blue and alpha, 0…1, and returns true; null pointers are skipped.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = rgba
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha, 0…1, and returns true.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    let components = HueComponents(red: rgba.red, green: rgba.green, blue: rgba.blue)
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes the gray and alpha and returns true; a colour that is not a gray returns false and
  /// writes nothing.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Sets the fill and stroke colour of the current graphics context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current graphics context.
  open func setFill() {
    GraphicsContextStack.require("UIColor.setFill()")?.setFillColor(cgColor)
  }

  /// Sets the stroke colour of the current graphics context.
  open func setStroke() {
    GraphicsContextStack.require("UIColor.setStroke()")?.setStrokeColor(cgColor)
  }

  /// Returns the colour itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other colour has the same components in the same colour space, or is the
  /// same dynamic colour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || source == other.source
  }

  /// A hash value of the components.
  open override var hash: Int {
    source.hashValue
  }

  /// The components, or the name of a dynamic colour.
  open override var description: String {
    switch source {
    case .fixed(let color):
      let components = (color.components ?? []).map { "\($0)" }.joined(separator: " ")
      let isGray = color.numberOfComponents == 2
      return "UIExtended\(isGray ? "Gray" : "SRGB")ColorSpace \(components)"
    case .dynamic(let dynamic):
      return "<UIDynamicColor; name = \(dynamic.name ?? "provider")>"
    }
  }
}

/// The default type of a colour literal.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// The components in sRGB, not premultiplied, resolved for the current traits.
  package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = cgColor.sRGBComponents
    return (components.x, components.y, components.z, components.w)
  }
}
