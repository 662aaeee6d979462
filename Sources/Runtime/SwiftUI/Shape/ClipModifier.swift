/// Shows only what is inside a shape.
public struct _ClipEffect<ClipShape: Shape> {
  let shape: ClipShape
  var style = FillStyle()
}

extension _ClipEffect: ViewModifier, EffectModifier {
  package static func makeView() -> ClipView<ClipShape> { ClipView(frame: .zero) }

  package func update(_ view: ClipView<ClipShape>, in node: Node) {}

  package func place(_ view: ClipView<ClipShape>, in node: Node) {
    view.node = node
    view.effect = self
    view.clip()
  }
}

/// A group of which only what is inside a shape shows.
package final class ClipView<ClipShape: Shape>: GroupView, ContainerReader {
  fileprivate var effect: _ClipEffect<ClipShape>?
  fileprivate weak var node: Node?
  var containerWatch: ContainerWatch?

  func makeContainerWatch() -> ContainerWatch {
    ContainerWatch(self, in: node) { [weak self] in self?.clip() }
  }

  /// Rectangles, with round corners or not, are clipped by the layer itself.
  fileprivate func clip() {
    guard let effect else { return }
    let corner = ContainerSurroundings.read(for: self) { effect.shape.corner(in: bounds) }
    if let corner {
      layer.mask = nil
      corner.apply(to: layer)
      clipsToBounds = true
      return
    }
    let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
    mask.path = ContainerSurroundings.read(for: self) { effect.shape.path(in: bounds).cgPath }
    mask.fillRule = effect.style.isEOFilled ? .evenOdd : .nonZero
    if layer.mask !== mask { layer.mask = mask }
    clipsToBounds = false
  }
}

extension View {
  /// Shows only what of the view is inside a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Shows only what of the view is inside its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Shows only what of the view is inside its frame with round corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }
}
