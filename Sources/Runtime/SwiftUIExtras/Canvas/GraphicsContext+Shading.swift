extension GraphicsContext {
  /// A colour, style or gradient for filling and stroking paths.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case color(Color)
      case style(any ShapeStyle)
      case gradient(Gradient, GradientCourse)
    }

    enum GradientCourse: Sendable {
      case linear(CGPoint, CGPoint)
      case radial(CGPoint, CGFloat, CGFloat)
    }

    let kind: Kind

    /// Returns a shading with a colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// Returns a shading with a colour of components between 0 and 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shading with a grey between 0, black, and 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading with a shape style. Styles that are neither colours nor gradients are
    /// replaced by the foreground style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(style))
    }

    /// A shading with the foreground style.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Returns a shading with a gradient between two points, in the context's coordinates.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(startPoint, endPoint)))
    }

    /// Returns a shading with a gradient between two circles around a point, in the context's
    /// coordinates.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(kind: .gradient(gradient, .radial(center, startRadius, endRadius)))
    }
  }

  /// The blending of new content with the existing content.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The raw value of the Core Graphics blend mode.
    public let rawValue: Int32

    /// Creates a blend mode from the raw value of a Core Graphics blend mode.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    init(_ mode: CGBlendMode) {
      rawValue = mode.rawValue
    }

    var cgMode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }

    /// Draws on top of the existing content.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// Multiplies the colours.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// Multiplies the inverted colours.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// Multiplies or screens, depending on the existing colour.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// Keeps the darker colour.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// Keeps the lighter colour.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// Clears the existing content.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// Replaces the existing content.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// Draws only where there is existing content, and replaces it.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// Draws only where there is no existing content.
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// Draws on top of the existing content and nowhere else.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// Draws below the existing content.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// Keeps the existing content only where new content is drawn.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// Keeps the existing content only where no new content is drawn.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// Adds the colours.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    withState { context in
      context.concatenate(transform)
      context.setShouldAntialias(style.isAntialiased)
      let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
      paint(shading, in: path.boundingRect, context) { color in
        context.addPath(path.cgPath)
        context.setFillColor(color)
        context.fillPath(using: rule)
      } clip: {
        context.addPath(path.cgPath)
        context.clip(using: rule)
      }
    }
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    withState { context in
      context.concatenate(transform)
      context.setLineWidth(style.lineWidth)
      context.setLineCap(style.lineCap)
      context.setLineJoin(style.lineJoin)
      context.setMiterLimit(style.miterLimit)
      if !style.dash.isEmpty {
        context.setLineDash(phase: style.dashPhase, lengths: style.dash)
      }
      context.addPath(path.cgPath)
      context.setStrokeColor(storage.color(of: shading))
      context.strokePath()
    }
  }

  /// Strokes a path with a line width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func paint(
    _ shading: Shading, in rect: CGRect, _ context: CGContext, color: (CGColor) -> Void,
    clip: () -> Void
  ) {
    guard let (gradient, course) = storage.gradient(of: shading, in: rect) else {
      color(storage.color(of: shading))
      return
    }
    clip()
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch course {
    case .linear(let start, let end):
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
    case .radial(let center, let start, let end):
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: start, endCenter: center, endRadius: end,
        options: options)
    }
  }
}

extension GraphicsStorage {
  /// The colour of a shading; the first colour of a gradient.
  func color(of shading: GraphicsContext.Shading) -> CGColor {
    switch shading.kind {
    case .color(let color): return resolve(color)
    case .style(let style):
      if case .color(let color) = style._paint(in: environment).kind {
        return resolve(Color(uiColor: color))
      }
      if let first = (style as? any GradientStyle)?.look.gradient.stops.first {
        return resolve(first.color)
      }
      return resolve(Color(uiColor: environment.foregroundUIColor))
    case .gradient(let gradient, _): return resolve(gradient.stops.first?.color ?? .clear)
    }
  }

  /// The gradient of a shading, if it is one.
  func gradient(
    of shading: GraphicsContext.Shading, in rect: CGRect
  ) -> (CGGradient, GraphicsContext.Shading.GradientCourse)? {
    func make(
      _ gradient: Gradient, _ course: GraphicsContext.Shading.GradientCourse
    ) -> (CGGradient, GraphicsContext.Shading.GradientCourse)? {
      CGGradient(
        colorsSpace: nil, colors: gradient.stops.map { resolve($0.color) },
        locations: gradient.stops.map(\.location)
      ).map { ($0, course) }
    }
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    switch shading.kind {
    case .color: return nil
    case .gradient(let gradient, let course): return make(gradient, course)
    case .style(let style):
      guard let look = (style as? any GradientStyle)?.look else { return nil }
      switch look.course {
      case .linear(let start, let end):
        return make(look.gradient, .linear(point(start), point(end)))
      case .radial(let center, let start, let end):
        return make(look.gradient, .radial(point(center), start, end))
      case .elliptical, .angular: return nil
      }
    }
  }
}
