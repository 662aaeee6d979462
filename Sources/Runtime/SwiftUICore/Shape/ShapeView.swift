/// A view of a shape that is filled or stroked with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  var shape: Content
  let style: Style
  var fill = FillStyle()
  var stroke: StrokeStyle?
}

extension _ShapeView: View, LeafView {
  package static func makeItem(node: Node) -> ShapeItem {
    ShapeItem(node: node, view: ShapeLayerView(frame: .zero))
  }

  package func update(_ item: ShapeItem) {
    item.outline = { [shape] in shape.path(in: $0).cgPath }
    item.fit = { [shape] in shape.sizeThatFits($0) }
    item.corner = { [shape] in shape.corner(in: $0) }
    item.show(style._paint(in: item.node.environment), fill: fill, stroke: stroke)
    item.invalidateLayout()
  }
}

extension _ShapeView: Animatable {
  /// The animatable data: those of the shape.
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A UIView that draws a shape.
package final class ShapeLayerView: UIView {
  package override class var layerClass: AnyClass { CAShapeLayer.self }
  var shapeLayer: CAShapeLayer? { layer as? CAShapeLayer }

  /// A shape receives touches inside its outline.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let shapeLayer, let path = shapeLayer.path else { return false }
    return path.contains(point, using: shapeLayer.fillRule == .evenOdd ? .evenOdd : .winding)
  }
}

package final class ShapeItem: ViewItem<ShapeLayerView>, ContainerReader {
  var outline: ((CGRect) -> CGPath)?
  var fit: ((ProposedViewSize) -> CGSize)?
  var corner: ((CGRect) -> ShapeCorner?)?
  var containerWatch: ContainerWatch?
  private var inner: UIView?
  private var fills = true
  private var mask: CAShapeLayer?

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    fit?(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  func show(_ paint: _Paint, fill: FillStyle, stroke: StrokeStyle?) {
    guard let layer = view.shapeLayer else { return }
    inner?.removeFromSuperview()
    inner = nil
    fills = stroke == nil
    layer.outline(fill, stroke)
    switch paint.kind {
    case .color(let color):
      let resolved = color.resolvedColor(with: node.environment.traits).cgColor
      // A transparent shape receives no touches.
      view.isUserInteractionEnabled = resolved.alpha > 0
      let (filled, drawn) = stroke == nil ? (resolved, nil) : (nil, resolved)
      change(layer, .fillColor, from: layer.fillColor.map { .color($0) }) {
        layer.fillColor = filled
      }
      change(layer, .strokeColor, from: layer.strokeColor.map { .color($0) }) {
        layer.strokeColor = drawn
      }
    case .view(let make):
      view.isUserInteractionEnabled = true
      layer.fillColor = nil
      layer.strokeColor = nil
      let inner = make()
      inner.isUserInteractionEnabled = false
      let mask = CAShapeLayer()
      mask.outline(fill, stroke)
      mask.fillColor = stroke == nil ? .black : nil
      mask.strokeColor = stroke == nil ? nil : .black
      mask.lineWidth = stroke?.lineWidth ?? 0
      self.mask = mask
      view.addSubview(inner)
      self.inner = inner
    }
    if let stroke {
      change(layer, .lineWidth, from: .number(layer.lineWidth)) {
        layer.lineWidth = stroke.lineWidth
      }
    }
  }

  /// Changes a property of the layer, with the animation of the view.
  private func change(
    _ layer: CAShapeLayer, _ key: LayerKey, from old: AnimatableValue?, _ make: () -> Void
  ) {
    node.animateChanges(isNew: view.superview == nil) {
      make()
      if let old { ViewAnimation.current?.animate(layer, key, from: old) }
    }
  }

  package override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    super.placeContent(in: frame, proposal: proposal)
    draw()
  }

  func makeContainerWatch() -> ContainerWatch {
    ContainerWatch(view, in: node) { [weak self] in self?.draw() }
  }

  private func draw() {
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    let (path, found): (CGPath?, ShapeCorner?) = ContainerSurroundings.read(for: self) {
      (outline?(bounds), inner == nil ? nil : corner?(bounds))
    }
    if let layer = view.shapeLayer {
      change(layer, .path, from: layer.path.map { .path($0) }) { layer.path = path }
    }
    guard let inner else { return }
    inner.frame = bounds
    // Layers with rounded corners can have a backdrop; a mask requires offscreen rendering.
    if fills, let corner = found {
      inner.layer.mask = nil
      corner.apply(to: inner.layer)
      inner.clipsToBounds = true
    } else {
      mask?.path = path
      if inner.layer.mask !== mask { inner.layer.mask = mask }
    }
  }
}

extension CAShapeLayer {
  /// Sets the fill style, or the stroke style, of the layer.
  fileprivate func outline(_ fill: FillStyle, _ stroke: StrokeStyle?) {
    fillRule = fill.isEOFilled ? .evenOdd : .nonZero
    guard let stroke else { return }
    lineDashPattern = stroke.dash.isEmpty ? nil : stroke.dash.map { NSNumber(value: $0) }
    lineDashPhase = stroke.dashPhase
    miterLimit = stroke.miterLimit
    lineCap = stroke.lineCap == .round ? .round : stroke.lineCap == .square ? .square : .butt
    lineJoin = stroke.lineJoin == .round ? .round : stroke.lineJoin == .bevel ? .bevel : .miter
  }
}

extension _ShapeView {
  /// Adds a fill of the same shape in front.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    overlay(alignment: .center) { shape.fill(content, style: style) }
  }

  /// Adds a stroke of the same shape's outline in front.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay(alignment: .center) { shape.stroke(content, style: style) }
  }

  /// Adds a stroke of the same shape's outline in front, `lineWidth` points wide.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay(alignment: .center) { shape.stroke(content, lineWidth: lineWidth) }
  }
}

extension _ShapeView where Content: InsettableShape {
  /// Adds a border inside the same shape's outline in front, `lineWidth` points wide.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay(alignment: .center) { shape.strokeBorder(content, lineWidth: lineWidth) }
  }
}
