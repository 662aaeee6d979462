/// A gradient along a line between two points.
public struct LinearGradient: Sendable {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  /// Creates a linear gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Creates a linear gradient from colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient from stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: GradientStyle {
  package var look: GradientLook { GradientLook(gradient, .linear(start, end)) }
}

/// A gradient outwards between two circles.
public struct RadialGradient: Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a radial gradient between two circles around a centre, with radii in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a radial gradient from colours, with radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a radial gradient from stops, with radii in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: GradientStyle {
  package var look: GradientLook { GradientLook(gradient, .radial(center, startRadius, endRadius)) }
}

/// A gradient outwards between two ellipses with the aspect ratio of the rectangle.
public struct EllipticalGradient: Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startFraction: CGFloat
  let endFraction: CGFloat

  /// Creates an elliptical gradient between two ellipses around a centre, with radii as fractions
  /// of width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startFraction = startRadiusFraction
    endFraction = endRadiusFraction
  }

  /// Creates an elliptical gradient from colours, with radii as fractions of width and height.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates an elliptical gradient from stops, with radii as fractions of width and height.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: GradientStyle {
  package var look: GradientLook {
    GradientLook(gradient, .elliptical(center, startFraction, endFraction))
  }
}

/// A gradient clockwise around a centre.
public struct AngularGradient: Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates an angular gradient between two angles, measured clockwise from the right. The two end
  /// colours fill half of the remaining arc each.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
  }

  /// Creates an angular gradient from colours, between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates an angular gradient from stops, between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates an angular gradient over a full circle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates an angular gradient from colours, over a full circle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates an angular gradient from stops, over a full circle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: GradientStyle {
  package var look: GradientLook { GradientLook(gradient, .angular(center, startAngle, endAngle)) }
}

/// A gradient whose geometry the context determines: from top to bottom.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient

  /// Creates a gradient from top to bottom.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }
}

extension AnyGradient: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
      ._paint(in: environment)
  }
}

extension Gradient: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    AnyGradient(self)._paint(in: environment)
  }
}

extension Color {
  /// A soft gradient of the colour, slightly lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: Self.gradientLightening), self]))
  }

  /// The fraction of white at the top of a colour's gradient. Grade: tunable, by eye.
  private static let gradientLightening = 0.22
}

extension ShapeStyle where Self == LinearGradient {
  /// A linear gradient.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient from colours.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient from stops.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A radial gradient, with radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A radial gradient from colours, with radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// An elliptical gradient, with radii as fractions of width and height.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// An angular gradient from colours, between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// An angular gradient from colours, over a full circle.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
