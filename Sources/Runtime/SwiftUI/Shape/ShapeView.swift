/// A shape painted with a style.
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
    item.show(style._paint(in: item.node.environment), fill: fill, stroke: stroke)
    item.invalidateLayout()
  }
}

extension _ShapeView: Animatable {
  /// What is interpolated: the shape's.
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A view that draws a shape.
package final class ShapeLayerView: UIView {
  package override class var layerClass: AnyClass { CAShapeLayer.self }
  var shapeLayer: CAShapeLayer? { layer as? CAShapeLayer }

  /// A shape is touched inside its outline.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let shapeLayer, let path = shapeLayer.path else { return false }
    return path.contains(point, using: shapeLayer.fillRule == .evenOdd ? .evenOdd : .winding)
  }
}

package final class ShapeItem: ViewItem<ShapeLayerView> {
  var outline: ((CGRect) -> CGPath)?
  var fit: ((ProposedViewSize) -> CGSize)?
  private var inner: UIView?

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    fit?(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  func show(_ paint: _Paint, fill: FillStyle, stroke: StrokeStyle?) {
    guard let layer = view.shapeLayer else { return }
    inner?.removeFromSuperview()
    inner = nil
    layer.fillRule = fill.isEOFilled ? .evenOdd : .nonZero
    switch paint.kind {
    case .color(let color):
      let traits = node.environment.traits
      let resolved = color.resolvedColor(with: traits).cgColor
      let (filled, drawn) = stroke == nil ? (resolved, nil) : (nil, resolved)
      change(layer, .fillColor, from: layer.fillColor.map { .color($0) }) {
        layer.fillColor = filled
      }
      change(layer, .strokeColor, from: layer.strokeColor.map { .color($0) }) {
        layer.strokeColor = drawn
      }
    case .view(let make):
      layer.fillColor = nil
      layer.strokeColor = nil
      let inner = make()
      inner.layer.mask = CAShapeLayer()
      view.addSubview(inner)
      self.inner = inner
    }
    if let stroke {
      change(layer, .lineWidth, from: .number(layer.lineWidth)) {
        layer.lineWidth = stroke.lineWidth
      }
      layer.lineDashPattern = stroke.dash.isEmpty ? nil : stroke.dash.map { NSNumber(value: $0) }
      layer.lineDashPhase = stroke.dashPhase
      layer.lineCap =
        stroke.lineCap == .round ? .round : stroke.lineCap == .square ? .square : .butt
      layer.lineJoin =
        stroke.lineJoin == .round ? .round : stroke.lineJoin == .bevel ? .bevel : .miter
    }
  }

  /// Makes a change of the layer; it follows the animation of its surroundings.
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
    let bounds = CGRect(origin: .zero, size: frame.size)
    let path = outline?(bounds)
    if let layer = view.shapeLayer {
      change(layer, .path, from: layer.path.map { .path($0) }) { layer.path = path }
    }
    if let inner {
      inner.frame = bounds
      (inner.layer.mask as? CAShapeLayer)?.path = path
    }
  }
}
