/// Keeps a view's room, but shows nothing and takes no touches.
public struct _HiddenModifier {
  let isHidden: Bool
}

extension _HiddenModifier: ViewModifier, EffectModifier {
  package static func makeView() -> GroupView { GroupView(frame: .zero) }

  package func update(_ view: GroupView, in node: Node) {
    view.isHidden = isHidden
  }
}

/// Says whether fingers reach a view.
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
  /// Keeps the view's room, but shows nothing.
  nonisolated public func hidden() -> some View {
    modifier(_HiddenModifier(isHidden: true))
  }

  /// Whether fingers reach the view.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isAllowed: enabled))
  }

  /// Whether controls in this view are out of use. One that stands in a disabled view stays so.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
