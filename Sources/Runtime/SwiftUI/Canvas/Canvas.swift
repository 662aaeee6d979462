/// A view that is drawn by a closure.
public struct Canvas<Symbols: View> {
  /// Views that the closure may draw; each has a tag.
  public var symbols: Symbols
  /// Draws with a context, in a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void {
    get { drawing.renderer }
    set { drawing.renderer = newValue }
  }
  /// Whether every pixel is covered; such a canvas begins black.
  public var isOpaque: Bool {
    get { drawing.isOpaque }
    set { drawing.isOpaque = newValue }
  }
  /// How colours are mixed.
  public var colorMode: ColorRenderingMode
  /// Whether the closure may be called later than the frame that asks for it; here it never is.
  public var rendersAsynchronously: Bool
  private var drawing: CanvasDrawing
  @State private var shown = CanvasSymbols()

  /// A view that `renderer` draws, with the size it has in points. It takes all the room it is
  /// offered. A symbol is found by the tag that its view has, and drawn as it shows then.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    drawing = CanvasDrawing(isOpaque: opaque, renderer: renderer)
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// A view that `renderer` draws, with the size it has in points. It takes all the room it is
  /// offered.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: View {
  /// What the view consists of.
  public var body: some View {
    if Symbols.self == EmptyView.self {
      drawing
    } else {
      CanvasDrawing(isOpaque: isOpaque, renderer: renderer, symbols: shown)
        .background { SymbolLayout { symbols.modifier(SymbolModifier(symbols: shown)) } }
    }
  }
}

/// What a canvas draws.
struct CanvasDrawing {
  var isOpaque: Bool
  nonisolated(unsafe) var renderer: (inout GraphicsContext, CGSize) -> Void
  var symbols: CanvasSymbols?
}

extension CanvasDrawing: View, LeafView {
  package static func makeItem(node: Node) -> CanvasItem {
    CanvasItem(node: node, view: CanvasView(frame: .zero))
  }

  package func update(_ item: CanvasItem) {
    item.view.isOpaque = isOpaque
    symbols?.canvas = item.view
    // Colours in the drawing depend on it.
    let environment = item.node.environment
    _ = environment.traits
    item.view.render = { [weak node = item.node, renderer, symbols] context, size in
      guard let node,
        let storage = GraphicsStorage(context, environment: environment, symbols: symbols)
      else {
        return
      }
      var canvas = GraphicsContext(storage: storage, size: size)
      node.evaluateMore { renderer(&canvas, size) }
    }
    item.view.setNeedsDisplay()
  }
}

package final class CanvasItem: FillItem<CanvasView> {
  package override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    let isResized = view.bounds.size != frame.size
    super.placeContent(in: frame, proposal: proposal)
    if isResized { view.setNeedsDisplay() }
  }
}

/// The view behind a ``Canvas``.
package final class CanvasView: UIView {
  var render: ((CGContext, CGSize) -> Void)?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if isOpaque {
      context.setFillColor(.black)
      context.fill(bounds)
    }
    render?(context, bounds.size)
  }
}
