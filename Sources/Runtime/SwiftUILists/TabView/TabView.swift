@_spi(Core) import SwiftUICore

/// A container that shows one of several views, with a tab bar to switch between them.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View, PrimitiveView {
  /// Creates a tab view with a binding to the selection, from views with `tabItem` and a tag.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content())
  }

  /// Creates a tab view with a binding to the selected tab's value.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C> {
    self.init(selection: selection, content: _TabContentView(content: content()))
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    // The style is fixed when the view first appears.
    if inputs.context.environment.values.tabViewStyle.isPaged {
      return PagedTabNode(view, in: inputs)
    }
    return TabViewNode(view, in: inputs)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view from views with `tabItem`. The first tab is selected initially.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view from tabs. The first tab is selected initially.
  nonisolated public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == _TabContentView<C> {
    self.init(selection: nil, content: _TabContentView(content: content()))
  }
}

/// Synchronises a UITabBarController with the tabs and the selection.
final class TabViewNode<SelectionValue: Hashable, Content: View>: ViewNode<
  TabView<SelectionValue, Content>
>, TabOwner
{
  private let controller = UITabBarController()
  private let proxy = TabProxy()
  private var child: ViewNode<Content>?
  private var item: NavigationStackItem?
  private var scope: PreferenceReadingScope?
  private var hasOwnLook = false
  private var shownTint: UIColor?
  /// The selection that was reported as no tag.
  private var reportedValue: SelectionValue?

  override init(_ view: TabView<SelectionValue, Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    proxy.didSelect = { [weak self] in self?.didSelect($0) }
    proxy.barsDidChange = { [weak self] in self?.showBar(animated: $0) }
    controller.delegate = proxy
    let scope = PreferenceReadingScope(of: self, inside: nil) { [weak self] in self?.showTabs() }
    self.scope = scope
    let hidden = ViewContainer(view: UIView(), host: context.host)
    child = Content._makeNode(
      view.content,
      in: NodeInputs(
        context: context.with(preferences: scope).with(container: hidden), parent: self))
    showTabs()
    showSurroundings()
    context.host.controller?.addChild(controller)
    item = NavigationStackItem(node: self, view: controller.view)
    context.host.updater.afterThisUpdate { [weak self] in
      guard let self, let parent = context.host.controller else { return }
      controller.didMove(toParent: parent)
    }
  }

  private var entries: [TabEntry] { scope?.contentValue(of: TabKey.self) ?? [] }

  override func update(_ new: TabView<SelectionValue, Content>) {
    view = new
    child?.update(new.content)
    refresh()
  }

  /// Updates the selected tab after the selection changed.
  override func refresh() {
    isDirty = false
    showSurroundings()
    showSelection()
  }

  private func showTabs() {
    let controllers = entries.map(\.controller)
    if !controllers.elementsEqual(controller.viewControllers ?? [], by: ===) {
      controller.setTabs(entries.map { $0.makeTab() }, animated: false)
    }
    showSelection()
  }

  /// Applies the minimisation and the bottom accessory of the environment.
  private func showSurroundings() {
    let values = environment
    let tint = values.tint?.uiColor
    if tint != shownTint {
      shownTint = tint
      controller.tabBar.tintColor = tint
    }
    let behavior = values.tabBarMinimizeBehavior.uiBehavior
    if controller.tabBarMinimizeBehavior != behavior {
      controller.tabBarMinimizeBehavior = behavior
    }
    let accessory = values.tabBottomAccessory?.accessory
    guard controller.bottomAccessory !== accessory else { return }
    controller.setBottomAccessory(accessory, animated: controller.view.window != nil)
  }

  /// Hides or shows the tab bar as the selected tab's content requires.
  private func showBar(animated: Bool) {
    // The selected tab's content is laid out only later in this run-loop turn; the tab bar tracks
    // its scroll view.
    DisplayHost.afterThisTurn(of: controller.view) { [weak controller] in
      controller?.view.setNeedsLayout()
    }
    guard isMounted,
      let entry = entries.first(where: { $0.controller === controller.selectedViewController })
    else { return }
    let options = entry.options
    let hides = options.tabBarVisibility == .hidden
    if controller.isTabBarHidden != hides {
      controller.setTabBarHidden(hides, animated: animated && controller.view.window != nil)
    }
    let style = options.tabBarLook.interfaceStyle
    if controller.tabBar.overrideUserInterfaceStyle != style {
      controller.tabBar.overrideUserInterfaceStyle = style
    }
    guard !options.tabBarLook.isAutomatic || hasOwnLook else { return }
    hasOwnLook = !options.tabBarLook.isAutomatic
    let look = UITabBarAppearance()
    options.tabBarLook.configure(look, in: context.environment.values)
    controller.tabBar.standardAppearance = look
    controller.tabBar.scrollEdgeAppearance =
      options.tabBarLook.backgroundVisibility == .visible ? look : nil
  }

  private func showSelection() {
    defer { showBar(animated: false) }
    guard let selection = view.selection else { return }
    let value = evaluate { selection.wrappedValue }
    guard let entry = entries.first(where: { $0.tag?.stands(for: value) == true }) else {
      if !entries.isEmpty, reportedValue != value {
        reportedValue = value
        Misuse.report(SwiftUIMisuse.unknownTag(value, of: "TabView"))
      }
      return
    }
    guard controller.selectedViewController !== entry.controller else { return }
    controller.selectedViewController = entry.controller
  }

  private func didSelect(_ chosen: UIViewController) {
    showBar(animated: true)
    guard let selection = view.selection,
      let value = entries.first(where: { $0.controller === chosen })?.tag?.base as? SelectionValue
    else { return }
    selection.wrappedValue = value
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    if let item { items.append(item) }
  }

  /// Does nothing: tabs are not layout items of the tab view.
  override func itemsDidChange() {}

  override func willUnmount() {
    controller.willMove(toParent: nil)
  }

  override func didUnmount() {
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }
}

/// A node that owns tabs.
@MainActor
protocol TabOwner: Node {}

/// The delegate of the tab bar controller, on behalf of a node.
final class TabProxy: NSObject, UITabBarControllerDelegate {
  var didSelect: ((UIViewController) -> Void)?
  /// Called when the bar options may have changed.
  var barsDidChange: ((_ animated: Bool) -> Void)?

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    didSelect?(viewController)
  }
}

/// One tab of a tab view.
@MainActor
final class TabEntry {
  let controller: UIViewController
  var tag: AnyHashable?
  var role: TabRole?

  /// The bar options of the tab's own views.
  var ownOptions: () -> NavigationOptions = { NavigationOptions() }

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  /// Creates the UIKit tab.
  func makeTab() -> UITab {
    let item: UITabBarItem = controller.tabBarItem
    guard role == .search else { return UITab(of: controller) }
    return UISearchTab(
      title: item.title ?? "", image: item.image, identifier: "\(ObjectIdentifier(controller))",
      viewControllerProvider: { [controller] _ in controller })
  }

  /// The bar options of the tab; those of its current navigation page take precedence.
  var options: NavigationOptions {
    var options = ownOptions()
    for case let stack as UINavigationController in controller.children {
      if let page = stack.topViewController as? any BarOwner {
        NavigationOptionsKey.reduce(value: &options) { page.options }
      }
    }
    return options
  }
}

enum TabKey: PreferenceKey {
  static var defaultValue: [TabEntry] { [] }

  static func reduce(value: inout [TabEntry], nextValue: () -> [TabEntry]) {
    value += nextValue()
  }
}
