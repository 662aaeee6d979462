/// The drawing context of a ``Canvas``. Copies draw into the same canvas, each with its own
/// opacity, transform, clip and other state.
public struct GraphicsContext {
  let storage: GraphicsStorage
  let size: CGSize
  private var state = GraphicsState()

  init(storage: GraphicsStorage, size: CGSize) {
    self.storage = storage
    self.size = size
  }

  /// The opacity of subsequent drawing, 0…1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = min(max(newValue, 0), 1) }
  }

  /// The blend mode of subsequent drawing.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  /// The transform from the context's coordinates to those of the canvas.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { storage.environment }

  // Coordinates

  /// Scales subsequent drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Moves the origin of subsequent drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Rotates subsequent drawing clockwise.
  public mutating func rotate(by angle: Angle) {
    state.transform = state.transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform to subsequent drawing, before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
  }

  // Clip

  /// Options for clipping to a shape.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Inverts the clip shape: only the drawing outside of it is visible.
    @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  /// Adds a path to the clip of subsequent drawing.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var whole = path.applying(state.transform)
    var isEvenOdd = style.isEOFilled
    if options.contains(.inverse) {
      whole.addRect(CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1))
      isEvenOdd = true
    }
    state.clips.append(GraphicsState.Clip(path: whole.cgPath, isEvenOdd: isEvenOdd))
  }

  /// The bounding rectangle of the clip, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: size)
    for clip in state.clips { rect = rect.intersection(clip.path.boundingBoxOfPath) }
    guard !rect.isNull else { return .zero }
    return rect.applying(state.transform.inverted())
  }

  // Filters

  /// A filter for subsequent drawing.
  public struct Filter: Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// Returns a filter that adds a shadow with a blur radius and an offset, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
  }

  /// Adds a filter to subsequent drawing. Only the last shadow is drawn.
  public mutating func addFilter(_ filter: Filter) {
    state.shadow = filter
  }

  // Layers

  /// Draws into a transparent layer with a copy of the context, then composites the layer with this
  /// context's opacity, blend mode and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    try withState { context in
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      defer { context.endTransparencyLayer() }
      var inner = self
      inner.state.opacity = 1
      inner.state.blendMode = .normal
      inner.state.shadow = nil
      try content(&inner)
    }
  }

  /// Provides a Core Graphics context for drawing in this context's coordinates.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try withState { context in
      context.concatenate(state.transform)
      try content(context)
    }
  }

  /// Runs `body` with the clip, opacity, blend mode and shadow applied, in the canvas's
  /// coordinates.
  func withState(_ body: (CGContext) throws -> Void) rethrows {
    let context = storage.context
    context.saveGState()
    defer { context.restoreGState() }
    for clip in state.clips {
      context.addPath(clip.path)
      context.clip(using: clip.isEvenOdd ? .evenOdd : .winding)
    }
    context.setAlpha(state.opacity)
    context.setBlendMode(state.blendMode.cgMode)
    if let shadow = state.shadow {
      // Core Graphics' blur is twice the radius.
      context.setShadow(
        offset: shadow.offset, blur: shadow.radius * 2, color: storage.resolve(shadow.color))
    }
    try body(context)
  }
}

/// The state of a ``GraphicsContext``.
struct GraphicsState {
  struct Clip {
    let path: CGPath
    let isEvenOdd: Bool
  }

  var opacity = 1.0
  var blendMode = GraphicsContext.BlendMode.normal
  var transform = CGAffineTransform.identity
  var clips: [Clip] = []
  var shadow: GraphicsContext.Filter?
}

/// The drawing destination that a ``GraphicsContext`` and its copies share.
final class GraphicsStorage {
  let context: CGContext
  let environment: EnvironmentValues
  let symbols: CanvasSymbols?

  init?(
    _ context: CGContext, environment: EnvironmentValues, symbols: CanvasSymbols? = nil
  ) {
    self.context = context
    self.environment = environment
    self.symbols = symbols
  }

  func resolve(_ color: Color) -> CGColor {
    color.uiColor.resolvedColor(with: environment.traits).cgColor
  }
}
