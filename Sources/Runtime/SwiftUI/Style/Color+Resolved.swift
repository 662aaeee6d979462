extension Color {
  /// A colour's components in an environment: shares of linear red, green and blue.
  public struct Resolved: Hashable, Sendable {
    /// The share of red, linear.
    public var linearRed: Float
    /// The share of green, linear.
    public var linearGreen: Float
    /// The share of blue, linear.
    public var linearBlue: Float
    /// 0 invisible, 1 opaque.
    public var opacity: Float

    /// A colour from its components in a space of colours.
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

    /// The share of red in sRGB.
    public var red: Float {
      get { Self.curved(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The share of green in sRGB.
    public var green: Float {
      get { Self.curved(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The share of blue in sRGB.
    public var blue: Float {
      get { Self.curved(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The colour in Core Graphics.
    public var cgColor: CGColor {
      CGColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
  }

  /// The colour's components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = uiColor.resolvedColor(with: environment.traits)
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Resolved(
      red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// A colour from its components.
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
