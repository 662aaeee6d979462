/// Shows only what is inside a shape.
public struct _ClipEffect<ClipShape: Shape> {
  let shape: ClipShape
}

extension _ClipEffect: ViewModifier, EffectModifier {
  package static func makeView() -> GroupView { GroupView(frame: .zero) }

  package func update(_ view: GroupView, in node: Node) {
    guard corner(of: view) == nil else { return }
    if view.layer.mask == nil { view.layer.mask = CAShapeLayer() }
  }

  /// Rectangles, with round corners or not, are clipped by the layer itself.
  @MainActor
  private func corner(of view: UIView) -> (radius: CGFloat, isContinuous: Bool)? {
    let short = min(view.bounds.width, view.bounds.height)
    switch shape {
    case is Rectangle: return (0, false)
    case let rounded as RoundedRectangle:
      return (min(rounded.cornerSize.width, short / 2), rounded.style == .continuous)
    case is Capsule: return (short / 2, false)
    default: return nil
    }
  }

  package func place(_ view: GroupView, in node: Node) {
    if let corner = corner(of: view) {
      view.layer.cornerRadius = corner.radius
      view.layer.cornerCurve = corner.isContinuous ? .continuous : .circular
      view.clipsToBounds = true
    } else {
      (view.layer.mask as? CAShapeLayer)?.path = shape.path(in: view.bounds).cgPath
    }
  }
}

extension View {
  /// Shows only what of the view is inside a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape))
  }

  /// Shows only what of the view is inside its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Shows only what of the view is inside its frame with round corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Fills a shape behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayerModifier(
        layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
  }

  /// Fills a shape in front of the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayerModifier(
        layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false))
  }
}
