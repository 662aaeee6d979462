import Foundation

/// An immutable colour: components in a colour space, and an alpha.
public final class CGColor: Hashable, @unchecked Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]

  /// Red, green, blue and alpha in sRGB, clamped to 0 … 1 and not premultiplied.
  package let sRGBComponents: SIMD4<Double>

  /// The colour as a pixel of a `Bitmap`: premultiplied, blue in the lowest byte.
  package let premultipliedPixel: UInt32

  private init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
    sRGBComponents = space.sRGBComponents(of: values)
    premultipliedPixel = Self.pixel(sRGBComponents)
  }

  /// Creates a colour from the components of `space` followed by alpha; never `nil` for the spaces
  /// of this module. The pointer must refer to `space.numberOfComponents + 1` values.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Creates a colour in the sRGB space; components outside 0 … 1 are clamped when drawn.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace.shared.sRGB, values: [red, green, blue, alpha])
  }

  /// Creates a colour in the sRGB space; components outside 0 … 1 are clamped when drawn.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace.shared.sRGB, values: [red, green, blue, alpha])
  }

  /// Creates a gray in the gamma 2.2 gray space.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace.shared.genericGray, values: [gray, alpha])
  }

  /// Creates a gray in the gamma 2.2 gray space.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace.shared.genericGray, values: [gray, alpha])
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// A colour that is fully transparent: black with no alpha.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The colour space of the components.
  public var colorSpace: CGColorSpace? {
    space
  }

  /// The original components, with alpha last.
  public var components: [CGFloat]? {
    values
  }

  /// The number of components, including alpha.
  public var numberOfComponents: Int {
    values.count
  }

  /// The alpha component, 0 … 1.
  public var alpha: CGFloat {
    values[values.count - 1]
  }

  /// Returns the same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha])
  }

  /// Returns the same colour.
  public func copy() -> CGColor? {
    self
  }

  /// Returns whether two colours have equal spaces and components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs || (lhs.space == rhs.space && lhs.values == rhs.values)
  }

  /// Feeds the space and the components into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }

  /// Returns the premultiplied pixel with eight bits per component, each rounded to the nearest
  /// value.
  private static func pixel(_ rgba: SIMD4<Double>) -> UInt32 {
    let alpha = UInt32((rgba.w * 255).rounded())
    let multiplied = (rgba * rgba.w * 255).rounded(.toNearestOrAwayFromZero)
    let red = min(UInt32(multiplied.x), alpha)
    let green = min(UInt32(multiplied.y), alpha)
    let blue = min(UInt32(multiplied.z), alpha)
    return alpha << 24 | red << 16 | green << 8 | blue
  }
}
