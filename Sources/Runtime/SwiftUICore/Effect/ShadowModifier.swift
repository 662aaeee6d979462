/// Adds a shadow to a view.
struct ShadowModifier: Equatable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
}

extension ShadowModifier: ViewModifier, EffectModifier {
  static func makeView() -> GroupView { GroupView(frame: .zero) }

  func update(_ view: GroupView, in node: Node) {
    let resolved = color.uiColor.resolvedColor(with: node.environment.traits).cgColor
    node.animateChanges(isNew: view.superview == nil) {
      view.layer.shadowColor = resolved.copy(alpha: 1)
      view.layer.shadowOpacity = Float(resolved.alpha)
      view.layer.shadowRadius = radius
      view.layer.shadowOffset = offset
    }
  }
}

extension View {
  /// Adds a shadow to the view: blurred by `radius` and offset by `x` and `y`, in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      ShadowModifier(
        color: color, radius: max(0, radius), offset: CGSize(width: x, height: y)))
  }
}
