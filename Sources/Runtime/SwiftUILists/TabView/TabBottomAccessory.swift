@_spi(Core) import SwiftUICore

/// The placement of a tab view's bottom accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside the minimised tab bar.
  case inline
  /// Above the tab bar.
  case expanded
}

/// Adds a bottom accessory to the tab views in the content.
struct TabBottomAccessoryModifier<Accessory: View> {
  let accessory: Accessory
  let isEnabled: Bool
}

extension TabBottomAccessoryModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TabBottomAccessoryNode(view, in: inputs)
  }
}

/// The bottom accessory as a tab view sees it: the same object for as long as the accessory exists.
@MainActor
final class TabBottomAccessory {
  let accessory: UITabAccessory

  init(_ view: UIView) {
    accessory = UITabAccessory(contentView: view)
  }
}

/// Owns the accessory's view tree, which is shown at the tab bar.
final class TabBottomAccessoryNode<V: View, Accessory: View>: ContentNode<
  V, TabBottomAccessoryModifier<Accessory>
>
{
  private var hosting: HostingView?
  private var shown: TabBottomAccessory?
  private var scope: EnvironmentScope?
  private var follower: AppearanceFollower?

  override func contentInputs() -> NodeInputs {
    showAccessory()
    let scope = EnvironmentScope(inside: context.environment) { [weak self] in
      $0.tabBottomAccessory = self?.shown
    }
    self.scope = scope
    return NodeInputs(context: context.with(environment: scope), parent: self)
  }

  private func showAccessory() {
    guard view.modifier.isEnabled else {
      follower?.end()
      hosting?.host.end()
      (hosting, shown) = (nil, nil)
      return
    }
    if let hosting {
      hosting.host.updateRoot(view.modifier.accessory)
      return
    }
    let hosting = HostingView(presenter: self)
    // The capsule has a fixed place: the safe area does not affect its content.
    hosting.safeAreaRegions = []
    hosting.environmentOverrides = { [weak hosting] in
      $0.tabViewBottomAccessoryPlacement = hosting.flatMap {
        TabViewBottomAccessoryPlacement($0.traitCollection.tabAccessoryEnvironment)
      }
    }
    hosting.host.makeRoot(view.modifier.accessory)
    self.hosting = hosting
    follower = AppearanceFollower(hosting.host, with: context.host)
    shown = TabBottomAccessory(hosting)
  }

  override func modifierDidChange(from old: TabBottomAccessoryModifier<Accessory>) {
    showAccessory()
    guard old.isEnabled != view.modifier.isEnabled else { return }
    scope?.set { [weak self] in $0.tabBottomAccessory = self?.shown }
  }

  override func didUnmount() {
    follower?.end()
    hosting?.host.end()
    super.didUnmount()
  }
}

extension TabViewBottomAccessoryPlacement {
  /// Creates a placement, or `nil` for views outside of an accessory.
  init?(_ environment: UITabAccessory.Environment) {
    switch environment {
    case .inline: self = .inline
    case .regular: self = .expanded
    default: return nil
    }
  }
}

enum TabBottomAccessoryKey: EnvironmentKey {
  static var defaultValue: TabBottomAccessory? { nil }
}

enum TabBottomAccessoryPlacementKey: EnvironmentKey {
  static let defaultValue: TabViewBottomAccessoryPlacement? = nil
}

extension EnvironmentValues {
  /// The placement of the bottom accessory that contains the view; `nil` outside of one.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabBottomAccessoryPlacementKey.self] }
    set { self[TabBottomAccessoryPlacementKey.self] = newValue }
  }

  /// The bottom accessory of tab views.
  var tabBottomAccessory: TabBottomAccessory? {
    get { self[TabBottomAccessoryKey.self] }
    set { self[TabBottomAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Adds a bottom accessory to the tab view: a view in a glass capsule above the tab bar, or
  /// beside it once the bar is minimised.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabBottomAccessoryModifier(accessory: content(), isEnabled: true))
  }

  /// Adds a bottom accessory to the tab view while a condition is true.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabBottomAccessoryModifier(accessory: content(), isEnabled: isEnabled))
  }
}
