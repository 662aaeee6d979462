/// A view that is drawn by a closure.
public struct Canvas: Sendable {
  /// Whether every pixel is covered; such a canvas begins black.
  public var isOpaque: Bool
  /// How colours are mixed.
  public var colorMode: ColorRenderingMode
  /// Whether the closure may be called later than the frame that asks for it; here it never is.
  public var rendersAsynchronously: Bool
  nonisolated(unsafe) let renderer: (inout GraphicsContext, CGSize) -> Void

  /// A view that `renderer` draws, with the size it has in points. It takes all the room it is
  /// offered.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
  }
}

extension Canvas: View, LeafView {
  package static func makeItem(node: Node) -> CanvasItem {
    CanvasItem(node: node, view: CanvasView(frame: .zero))
  }

  package func update(_ item: CanvasItem) {
    item.view.isOpaque = isOpaque
    // Colours in the drawing depend on it.
    let environment = item.node.environment
    _ = environment.traits
    item.view.render = { [weak node = item.node, renderer] context, size in
      guard let node, let storage = GraphicsStorage(context, environment: environment) else {
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
