/// Shows only what is inside a shape.
public struct _ClipEffect<ClipShape: Shape> {
  let shape: ClipShape
  var style = FillStyle()
}

extension _ClipEffect: ViewModifier, EffectModifier {
  package static func makeView() -> GroupView { GroupView(frame: .zero) }

  package func update(_ view: GroupView, in node: Node) {}

  /// Rectangles, with round corners or not, are clipped by the layer itself.
  package func place(_ view: GroupView, in node: Node) {
    if let corner = shape.corner(in: view.bounds) {
      view.layer.mask = nil
      corner.apply(to: view.layer)
      view.clipsToBounds = true
      return
    }
    let mask = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
    mask.path = shape.path(in: view.bounds).cgPath
    mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    if view.layer.mask !== mask { view.layer.mask = mask }
    view.clipsToBounds = false
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
