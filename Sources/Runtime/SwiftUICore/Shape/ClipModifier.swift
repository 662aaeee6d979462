/// Clips a view to a shape.
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

/// A group that is clipped to a shape.
package final class ClipView<ClipShape: Shape>: GroupView, ContainerReader {
  fileprivate var effect: _ClipEffect<ClipShape>?
  fileprivate weak var node: Node?
  var containerWatch: ContainerWatch?

  func makeContainerWatch() -> ContainerWatch {
    ContainerWatch(self, in: node) { [weak self] in self?.clip() }
  }

  /// Clips the layer; rectangles, with rounded corners or not, need no mask.
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
  /// Clips the view to a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Clips the view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Clips the view to its frame, with rounded corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }
}
