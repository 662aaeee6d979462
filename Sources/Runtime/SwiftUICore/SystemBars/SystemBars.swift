/// The configuration of the system's bars that a view prefers.
struct SystemBarPreferences: Equatable {
  var hidesStatusBar: Bool?
  var hidesHomeIndicator: Bool?
}

/// Collects the preferences of a controller's views, and of its descendants, for the system's bars.
@MainActor
final class SystemBars {
  private struct Entry {
    weak var node: Node?
    var preferences: SystemBarPreferences
  }

  private var entries: [Entry] = []

  func set(_ preferences: SystemBarPreferences?, for node: Node) {
    entries.removeAll { $0.node == nil || $0.node === node }
    if let preferences { entries.append(Entry(node: node, preferences: preferences)) }
  }

  /// The views that were inserted last take precedence.
  var hidesStatusBar: Bool {
    entries.last { $0.preferences.hidesStatusBar != nil }?.preferences.hidesStatusBar ?? false
  }

  var hidesHomeIndicator: Bool {
    entries.last { $0.preferences.hidesHomeIndicator != nil }?.preferences.hidesHomeIndicator
      ?? false
  }
}

/// A view controller that the system queries about its bars.
@MainActor
protocol SystemBarsOwner: UIViewController {
  var systemBars: SystemBars { get }
}

extension UIViewController {
  /// The outermost ancestor that the system queries about its bars.
  fileprivate var systemBarsOwner: (any SystemBarsOwner)? {
    var found: (any SystemBarsOwner)?
    var next: UIViewController? = self
    while let controller = next {
      if let owner = controller as? any SystemBarsOwner { found = owner }
      next = controller.parent
    }
    return found
  }
}

/// Sets a preference for the system's bars while the view is visible.
struct SystemBarModifier: Equatable {
  let preferences: SystemBarPreferences
}

extension SystemBarModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    SystemBarNode(view, in: inputs)
  }
}

final class SystemBarNode<V: View>: ContentNode<V, SystemBarModifier>, AppearanceObserver {
  private weak var owner: (any SystemBarsOwner)?

  override func didMakeContent() {
    context.host.appearance.add(self)
  }

  override func modifierDidChange(from old: SystemBarModifier) {
    if old != view.modifier, owner != nil { apply(view.modifier.preferences) }
  }

  func hostDidAppear() {
    owner = context.host.controller?.systemBarsOwner
    apply(view.modifier.preferences)
  }

  func hostDidDisappear() {
    apply(nil)
  }

  override func didUnmount() {
    context.host.appearance.remove(self)
    apply(nil)
  }

  private func apply(_ preferences: SystemBarPreferences?) {
    guard let owner else { return }
    owner.systemBars.set(preferences, for: self)
    owner.setNeedsStatusBarAppearanceUpdate()
    owner.setNeedsUpdateOfHomeIndicatorAutoHidden()
  }
}

extension View {
  /// Hides the status bar while the view is visible.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(SystemBarModifier(preferences: SystemBarPreferences(hidesStatusBar: hidden)))
  }

  /// Hides the status bar while the view is visible.
  nonisolated public func statusBar(hidden: Bool) -> some View {
    statusBarHidden(hidden)
  }

  /// Sets the visibility of the system's overlays, above all the home indicator, while the view is
  /// visible.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(
      SystemBarModifier(
        preferences: SystemBarPreferences(
          hidesHomeIndicator: visibility == .automatic ? nil : visibility == .hidden)))
  }
}
