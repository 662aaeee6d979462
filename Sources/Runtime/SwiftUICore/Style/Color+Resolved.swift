extension Color {
  /// The components of a colour resolved in an environment: linear red, green and blue.
  public struct Resolved: Hashable, Sendable {
    /// The linear red component.
    public var linearRed: Float
    /// The linear green component.
    public var linearGreen: Float
    /// The linear blue component.
    public var linearBlue: Float
    /// The opacity, from 0, transparent, to 1, opaque.
    public var opacity: Float

    /// Creates a resolved colour from components in a colour space.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Self.linear(red)
      linearGreen = isLinear ? green : Self.linear(green)
      linearBlue = isLinear ? blue : Self.linear(blue)
      self.opacity = opacity
    }

    /// documented: IEC 61966-2-1, the transfer function of sRGB.
    private static func linear(_ value: Float) -> Float {
      abs(value) <= 0.04045
        ? value / 12.92
        : Float(Double.pow((Double(abs(value)) + 0.055) / 1.055, 2.4)) * (value < 0 ? -1 : 1)
    }

    private static func curved(_ value: Float) -> Float {
      abs(value) <= 0.0031308
        ? value * 12.92
        : Float(1.055 * Double.pow(Double(abs(value)), 1 / 2.4) - 0.055) * (value < 0 ? -1 : 1)
    }

    /// The red component in sRGB.
    public var red: Float {
      get { Self.curved(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The green component in sRGB.
    public var green: Float {
      get { Self.curved(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The blue component in sRGB.
    public var blue: Float {
      get { Self.curved(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The Core Graphics colour.
    public var cgColor: CGColor {
      CGColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
  }

  /// Resolves the colour's components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = uiColor.resolvedColor(with: environment.traits)
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Resolved(
      red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// Creates a colour from resolved components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Double {
  fileprivate static func pow(_ base: Double, _ exponent: Double) -> Double {
    Foundation.pow(base, exponent)
  }
}
