/// A view and those that were pushed on top of it, with a bar.
public struct NavigationStack<Data, Root> {
  let root: Root
  let path: Binding<[AnyHashable]>?
}

extension NavigationStack: View, PrimitiveView where Root: View {
  /// A stack that keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root(), path: nil)
  }

  /// A stack whose path is a binding.
  nonisolated public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.init(
      root: root(),
      path: Binding(
        location: PathLocation(
          get: { path.wrappedValue.values },
          set: { values in
            var new = NavigationPath()
            new.values = values
            path.wrappedValue = new
          })))
  }

  /// A stack whose path is a binding to values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      root: root(),
      path: Binding(
        location: PathLocation(
          get: { path.wrappedValue.map { AnyHashable($0) } },
          set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })))
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    NavigationStackNode(view, in: inputs)
  }
}

/// Keeps a UINavigationController in step with a path and with links.
final class NavigationStackNode<Data, Root: View>: ViewNode<NavigationStack<Data, Root>>,
  Navigator
{
  private let controller = UINavigationController()
  private let proxy = NavigationProxy()
  private var rootPage: NavigationPage<Root>?
  /// The pages of the path's values, in order.
  private var pages: [NavigationPage<AnyView>] = []
  private var values: [AnyHashable] = []
  private var ownValues: [AnyHashable] = []
  private var item: NavigationStackItem?

  override init(_ view: NavigationStack<Data, Root>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    proxy.navigator = self
    let page = NavigationPage(rootView: view.root, presenter: self)
    rootPage = page
    page.connect(to: self, isRoot: true)
    controller.navigationBar.prefersLargeTitles = true
    controller.setViewControllers([page], animated: false)
    controller.delegate = proxy
    context.host.controller?.addChild(controller)
    item = NavigationStackItem(node: self, view: controller.view)
    context.host.updater.actions.append { [weak self] in
      guard let self, let parent = context.host.controller else { return }
      controller.didMove(toParent: parent)
    }
    refresh()
  }

  override func update(_ new: NavigationStack<Data, Root>) {
    view = new
    rootPage?.host.updateRoot(new.root)
    refresh()
  }

  /// The path changed.
  override func refresh() {
    isDirty = false
    let wanted = evaluate { view.path?.wrappedValue } ?? ownValues
    guard wanted != values else { return }
    context.host.updater.actions.append { [weak self] in self?.show(wanted) }
  }

  private func show(_ wanted: [AnyHashable]) {
    guard isMounted, wanted != values else { return }
    let kept = zip(wanted, values).prefix { $0 == $1 }.count
    let animated = controller.view.window != nil
    pages.removeLast(pages.count - kept)
    values = Array(values[..<kept])
    for value in wanted[kept...] {
      guard let destination = destination(for: value) else {
        reportMisuse(
          "Nothing shows a value of type \(type(of: value.base)); add navigationDestination(for:) to "
            + "a view in the NavigationStack. The value is skipped.")
        break
      }
      let page = NavigationPage(rootView: destination, presenter: self)
      page.connect(to: self, isRoot: false)
      pages.append(page)
      values.append(value)
    }
    guard let rootPage else { return }
    controller.setViewControllers([rootPage] + pages, animated: animated)
  }

  private func destination(for value: AnyHashable) -> AnyView? {
    let hosts = [rootPage?.host] + pages.map { $0.host }
    for host in hosts.reversed() {
      let known = host?.preferences.contentValue(of: NavigationDestinationsKey.self)
      if let make = known?[ObjectIdentifier(type(of: value.base))] { return make(value.base) }
    }
    return nil
  }

  // Navigator

  func push(_ view: AnyView) -> UIViewController {
    let page = NavigationPage(rootView: view, presenter: self)
    page.connect(to: self, isRoot: false)
    controller.pushViewController(page, animated: true)
    return page
  }

  func push(value: AnyHashable) {
    let new = values + [value]
    if let path = view.path {
      path.wrappedValue = new
    } else {
      ownValues = new
      context.host.updater.schedule { [weak self] in self?.refresh() }
    }
  }

  func pop(_ page: UIViewController) {
    guard let index = controller.viewControllers.firstIndex(of: page), index > 0 else { return }
    controller.popToViewController(controller.viewControllers[index - 1], animated: true)
  }

  func didShow() {
    let left = pages.filter { controller.viewControllers.contains($0) }
    guard left.count < pages.count else { return }
    pages = left
    values = Array(values[..<left.count])
    ownValues = values
    if let path = view.path, path.wrappedValue != values { path.wrappedValue = values }
  }

  override func willUnmount() {
    controller.willMove(toParent: nil)
  }

  override func didUnmount() {
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    rootPage?.host.end()
    for page in pages { page.host.end() }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    if let item { items.append(item) }
  }
}

/// The item of a stack: its bars reach to the edges of the screen.
final class NavigationStackItem: FillItem<UIView> {
  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    super.placeContent(
      in: node.context.container.extend(frame, across: .all), proposal: proposal)
  }
}

/// What links and pages ask of the stack they stand in.
@MainActor
protocol Navigator: AnyObject {
  func push(_ view: AnyView) -> UIViewController
  func push(value: AnyHashable)
  func pop(_ page: UIViewController)
  func didShow()
}

/// The delegate of the navigation controller: nodes are no objects of UIKit.
final class NavigationProxy: NSObject, UINavigationControllerDelegate {
  weak var navigator: (any Navigator)?

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    navigator?.didShow()
  }
}

/// Reaches the stack from the environment.
struct NavigatorReference {
  weak var navigator: (any Navigator)?
}

enum NavigatorKey: EnvironmentKey {
  static var defaultValue: NavigatorReference { NavigatorReference() }
}

/// One page of a stack.
final class NavigationPage<Content: View>: UIHostingController<Content> {
  func connect(to navigator: any Navigator, isRoot: Bool) {
    graphView.environmentOverrides = { [weak navigator, weak self] values in
      values[NavigatorKey.self] = NavigatorReference(navigator: navigator)
      guard !isRoot else { return }
      values[IsPresentedKey.self] = true
      values[DismissKey.self] = DismissAction {
        if let self { navigator?.pop(self) }
      }
    }
    showTitle()
    host.onPreferenceChange { [weak self] _ in self?.showTitle() }
  }

  private func showTitle() {
    let options =
      host.preferences.contentValue(of: NavigationOptionsKey.self) ?? NavigationOptions()
    if navigationItem.title != options.title { navigationItem.title = options.title }
    navigationItem.largeTitleDisplayMode = options.displayMode.uiMode
  }
}
