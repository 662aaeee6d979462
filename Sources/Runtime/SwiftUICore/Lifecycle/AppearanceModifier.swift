/// Calls closures when a view appears and disappears.
public struct _AppearanceActionModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension _AppearanceActionModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    AppearanceNode(view, in: inputs)
  }
}

/// A node that is notified when its part of the tree appears and disappears.
final class AppearanceNode<V: View>: ContentNode<V, _AppearanceActionModifier>,
  AppearanceObserver
{
  private var hasAppeared = false

  override func didMakeContent() {
    context.host.appearance.add(self)
  }

  func hostDidAppear() {
    guard isMounted, !hasAppeared else { return }
    hasAppeared = true
    guard view.modifier.appear != nil else { return }
    context.host.updater.afterThisUpdate { [self] in view.modifier.appear?() }
  }

  func hostDidDisappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    guard let action = view.modifier.disappear else { return }
    context.host.appearance.appendDisappearance(action)
  }

  override func listVisibilityDidChange(_ isVisible: Bool) {
    if !isVisible {
      hostDidDisappear()
    } else if context.host.appearance.isVisible {
      hostDidAppear()
    }
    super.listVisibilityDidChange(isVisible)
  }

  override func willUnmount() {
    context.host.appearance.remove(self)
    hostDidDisappear()
  }
}

extension View {
  /// Calls `action` before the view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls `action` after the view disappears.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}
