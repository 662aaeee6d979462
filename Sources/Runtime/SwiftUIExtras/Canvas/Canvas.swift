@_spi(Core) import SwiftUICore

/// A view that a closure draws immediately, with a graphics context.
public struct Canvas<Symbols: View> {
  /// The views that the renderer can draw as symbols, each with a tag.
  public var symbols: Symbols
  /// The closure that draws the canvas, with its size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void {
    get { drawing.renderer }
    set { drawing.renderer = newValue }
  }
  /// Indicates whether the canvas is fully opaque; an opaque canvas starts out black.
  public var isOpaque: Bool {
    get { drawing.isOpaque }
    set { drawing.isOpaque = newValue }
  }
  /// The mode in which the canvas mixes colours.
  public var colorMode: ColorRenderingMode
  /// Indicates whether the canvas may call the renderer after the frame that requires it; here it
  /// never does.
  public var rendersAsynchronously: Bool
  private var drawing: CanvasDrawing
  @State private var shown = CanvasSymbols()

  /// Creates a canvas that `renderer` draws, with its size in points. It takes all of the size that
  /// it is proposed. A symbol is identified by its view's tag and drawn in its current state.
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
  /// Creates a canvas that `renderer` draws, with its size in points. It takes all of the size that
  /// it is proposed.
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
  /// The view's content.
  public var body: some View {
    if Symbols.self == EmptyView.self {
      drawing
    } else {
      CanvasDrawing(isOpaque: isOpaque, renderer: renderer, symbols: shown)
        .background { SymbolLayout { symbols.modifier(SymbolModifier(symbols: shown)) } }
    }
  }
}

/// The drawing of a canvas.
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
    // Colours in the drawing depend on the environment.
    let environment = item.node.environment.kept
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

/// The UIView that backs a ``Canvas``.
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
