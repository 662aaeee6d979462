/// Draws in a ``Canvas``. Copies draw in the same place, each with opacity, transform, clip and the
/// like of its own.
public struct GraphicsContext {
  let storage: GraphicsStorage
  let size: CGSize
  private var state = GraphicsState()

  init(storage: GraphicsStorage, size: CGSize) {
    self.storage = storage
    self.size = size
  }

  /// How opaque is what is drawn, 0…1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = min(max(newValue, 0), 1) }
  }

  /// How what is drawn is mixed with what is there.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  /// From the coordinates of what is drawn to those of the canvas.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { storage.environment }

  // Coordinates

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn from now on, clockwise.
  public mutating func rotate(by angle: Angle) {
    state.transform = state.transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform to what is drawn from now on, before those in force.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
  }

  // Clip

  /// How a clip is taken.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Options as bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Shows what is outside.
    @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  /// Shows of what is drawn from now on only what is inside an outline.
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

  /// The rectangle around what can be seen, in the coordinates of what is drawn.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: size)
    for clip in state.clips { rect = rect.intersection(clip.path.boundingBoxOfPath) }
    guard !rect.isNull else { return .zero }
    return rect.applying(state.transform.inverted())
  }

  // Filters

  /// Something that is done to all that is drawn from now on.
  public struct Filter: Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// A shadow, blurred by a radius and moved, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
  }

  /// Does something to all that is drawn from now on. The last shadow counts.
  public mutating func addFilter(_ filter: Filter) {
    state.shadow = filter
  }

  // Layers

  /// Draws with a copy of the context in a layer of its own, which is then drawn as one picture with
  /// this context's opacity, blend mode and filters.
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

  /// Draws with Core Graphics, in the coordinates of this context.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try withState { context in
      context.concatenate(state.transform)
      try content(context)
    }
  }

  /// Runs `body` with clip, opacity, blend mode and shadow in force, in the canvas's coordinates.
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

/// What is in force in a ``GraphicsContext``.
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

/// Where a ``GraphicsContext`` and its copies draw.
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
