extension GraphicsContext {
  /// What outlines are filled or drawn with.
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

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// A colour from components between 0 and 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey between 0, black, and 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style. Of those that are neither colours nor gradients the foreground style is taken.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(style))
    }

    /// The foreground style.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// A gradient between two points, in the coordinates of what is drawn.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(startPoint, endPoint)))
    }

    /// A gradient between two circles around a point, in the coordinates of what is drawn.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(kind: .gradient(gradient, .radial(center, startRadius, endRadius)))
    }
  }

  /// How what is drawn is mixed with what is there.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The mode's number in Core Graphics.
    public let rawValue: Int32

    /// A mode of Core Graphics.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    init(_ mode: CGBlendMode) {
      rawValue = mode.rawValue
    }

    var cgMode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }

    /// On top of what is there.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// Colours multiplied.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// Opposites multiplied.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// Multiplied where dark, the opposites where light.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// The darker of two.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// The lighter of two.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// Removes what is there.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// Replaces what is there.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// Shows only where something is.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// Shows only where nothing is.
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// Shows on top of what is there, nowhere else.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// Below what is there.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// Keeps what is there where something is drawn.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// Keeps what is there where nothing is drawn.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// The sum of colours.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }

  /// Fills an outline.
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

  /// Draws an outline.
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

  /// Draws an outline, `lineWidth` points wide.
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
  /// The colour of a shading; of a gradient its first.
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

  /// The gradient of a shading, where it is one.
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
