/// Where the view above the bar of tabs is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside a bar that gave way.
  case inline
  /// Above the bar.
  case expanded
}

/// A view above the bar of the tabs in the content.
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

/// What a TabView is told: the same object as long as the accessory is there.
@MainActor
final class TabBottomAccessory {
  let accessory: UITabAccessory

  init(_ view: UIView) {
    accessory = UITabAccessory(contentView: view)
  }
}

/// Keeps the accessory's views, which are shown where the bar is.
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
    // The capsule lies where it is: what is below it is no concern of what is in it.
    hosting.avoidsSafeArea = false
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
  /// `nil` for what is in no accessory.
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
  /// Where the view above the bar of tabs is, for what is in it; elsewhere `nil`.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabBottomAccessoryPlacementKey.self] }
    set { self[TabBottomAccessoryPlacementKey.self] = newValue }
  }

  /// The view above the bars of tabs.
  var tabBottomAccessory: TabBottomAccessory? {
    get { self[TabBottomAccessoryKey.self] }
    set { self[TabBottomAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Puts a view above the bar of the tabs, in a capsule of glass; beside the bar once that has given
  /// way.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabBottomAccessoryModifier(accessory: content(), isEnabled: true))
  }

  /// Puts a view above the bar of the tabs, as long as it is wanted.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabBottomAccessoryModifier(accessory: content(), isEnabled: isEnabled))
  }
}
