/// Sets the opacity of a view as a whole.
public struct _OpacityEffect {
  let opacity: Double
}

extension _OpacityEffect: ViewModifier, EffectModifier {
  package static func makeView() -> GroupView { GroupView(frame: .zero) }

  package func update(_ view: GroupView, in node: Node) {
    guard view.alpha != opacity else { return }
    let isAnimated = node.animateChanges(isNew: view.superview == nil) { view.alpha = opacity }
    if !isAnimated, node.context.host.updater.endsMotion {
      view.layer.dropMotion(of: [.opacity])
    }
  }
}

extension View {
  /// Sets the opacity of the view as a whole: 0 for transparent, 1 for opaque. Other values are
  /// clamped.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: min(max(opacity, 0), 1)))
  }
}
