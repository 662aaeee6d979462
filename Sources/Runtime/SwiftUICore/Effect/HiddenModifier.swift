/// Hides a view, which keeps its place in the layout and receives no touches.
public struct _HiddenModifier {
  let isHidden: Bool
}

extension _HiddenModifier: ViewModifier, EffectModifier {
  package static func makeView() -> GroupView { GroupView(frame: .zero) }

  package func update(_ view: GroupView, in node: Node) {
    view.isHidden = isHidden
  }
}

/// Configures hit testing of a view.
public struct _AllowsHitTestingModifier {
  let isAllowed: Bool
}

extension _AllowsHitTestingModifier: ViewModifier, EffectModifier {
  package static func makeView() -> GroupView { GroupView(frame: .zero) }

  package func update(_ view: GroupView, in node: Node) {
    view.isUserInteractionEnabled = isAllowed
  }
}

extension View {
  /// Hides the view, which keeps its place in the layout.
  nonisolated public func hidden() -> some View {
    modifier(_HiddenModifier(isHidden: true))
  }

  /// Sets whether the view takes part in hit testing.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isAllowed: enabled))
  }

  /// Disables the controls in this view. A view inside a disabled view stays disabled.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
