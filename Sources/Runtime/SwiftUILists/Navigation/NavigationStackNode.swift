@_spi(Core) import SwiftUICore

/// Synchronises a UINavigationController with a path, with links and with destinations.
final class NavigationStackNode<Data, Root: View>: ViewNode<NavigationStack<Data, Root>>,
  Navigator
{
  /// A page that stands for no value, pushed above a number of the path's pages.
  private struct Extra {
    let page: NavigationPage<AnyView>
    let below: Int
    let didPop: () -> Void
  }

  private let controller = UINavigationController()
  private let proxy = NavigationProxy()
  private var rootPage: NavigationPage<Root>?
  /// The pages of the path's values, in order.
  private var pages: [NavigationPage<AnyView>] = []
  private var extras: [Extra] = []
  private var values: [AnyHashable] = []
  private var ownValues: [AnyHashable] = []
  private var item: NavigationStackItem?
  /// The types whose destination was reported as declared twice.
  private var reportedTypes = Set<ObjectIdentifier>()

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
    context.host.updater.afterThisUpdate { [weak self] in
      guard let self, let parent = context.host.controller else { return }
      controller.didMove(toParent: parent)
    }
    page.showBars(animated: false)
    refresh()
  }

  override func update(_ new: NavigationStack<Data, Root>) {
    view = new
    rootPage?.host.updateRoot(new.root)
    refresh()
  }

  /// Updates the pages after the path changed.
  override func refresh() {
    isDirty = false
    let wanted = evaluate { view.path?.wrappedValue } ?? ownValues
    guard wanted != values else { return }
    context.host.updater.afterThisUpdate { [weak self] in self?.show(wanted) }
  }

  private func show(_ wanted: [AnyHashable]) {
    guard isMounted, wanted != values else { return }
    let kept = zip(wanted, values).prefix { $0 == $1 }.count
    pages.removeLast(pages.count - kept)
    values = Array(values[..<kept])
    for value in wanted[kept...] {
      guard let destination = destination(for: value) else {
        Misuse.report(SwiftUIMisuse.noDestination(type(of: value.base)))
        break
      }
      pages.append(makePage(destination))
      values.append(value)
    }
    let gone = extras.filter { $0.below > kept }
    extras.removeAll { $0.below > kept }
    showStack()
    for extra in gone { extra.didPop() }
  }

  private func makePage(_ view: AnyView) -> NavigationPage<AnyView> {
    let page = NavigationPage(rootView: view, presenter: self)
    page.connect(to: self, isRoot: false)
    return page
  }

  private func showStack() {
    guard let rootPage else { return }
    var stack: [UIViewController] = [rootPage]
    for index in 0...pages.count {
      if index > 0 { stack.append(pages[index - 1]) }
      for extra in extras where extra.below == index { stack.append(extra.page) }
    }
    controller.setViewControllers(stack, animated: controller.view.window != nil)
  }

  func destination(for value: AnyHashable) -> AnyView? {
    let hosts = [rootPage?.host] + pages.map { $0.host } + extras.map { $0.page.host }
    let type = type(of: value.base)
    let key = ObjectIdentifier(type)
    // The one nearest the root is used.
    let makers = hosts.compactMap {
      $0?.preferences.contentValue(of: NavigationDestinationsKey.self)?[key]
    }
    if makers.count > 1, reportedTypes.insert(key).inserted {
      Misuse.report(SwiftUIMisuse.destinationTwice(type))
    }
    return makers.first?(value.base)
  }

  // Navigator

  func push(_ view: AnyView, didPop: @escaping () -> Void) -> NavigationPage<AnyView> {
    let page = makePage(view)
    extras.append(Extra(page: page, below: values.count, didPop: didPop))
    showStack()
    return page
  }

  func push(value: AnyHashable) {
    let new = values + [value]
    if let path = view.path {
      path.wrappedValue = new
    } else {
      ownValues = new
      context.host.updater.inNextUpdate { [weak self] in self?.refresh() }
    }
  }

  func pop(_ page: UIViewController) {
    guard let index = controller.viewControllers.firstIndex(of: page), index > 0 else { return }
    // Not a pop, which is refused during a push.
    controller.setViewControllers(Array(controller.viewControllers[..<index]), animated: true)
  }

  func willShow(_ page: UIViewController, animated: Bool) {
    (page as? any BarOwner)?.showBars(animated: animated)
  }

  func didShow() {
    let stack = controller.viewControllers
    let gone = extras.filter { !stack.contains($0.page) }
    extras.removeAll { !stack.contains($0.page) }
    for extra in gone {
      extra.page.host.end()
      extra.didPop()
    }
    let left = pages.filter { stack.contains($0) }
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
    for page in pages + extras.map(\.page) { page.host.end() }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    if let item { items.append(item) }
  }
}

/// The layout item of a navigation stack, whose bars extend to the edges of the screen.
final class NavigationStackItem: FillItem<UIView> {
  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    super.placeContent(
      in: node.context.container.extend(frame, across: .all), proposal: proposal)
  }
}
