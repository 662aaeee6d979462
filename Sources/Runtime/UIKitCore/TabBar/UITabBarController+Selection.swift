extension UITabBarController {
  private var isShowing: Bool {
    appearance.phase == .appeared || appearance.phase == .appearing
  }

  func reportUnknown(_ what: String) {
    Misuse.report(TabBarMisuse.unknownSelection(what, of: self, count: controllers.count))
  }

  func replaceTabs(with tabs: [UITab], animated: Bool) {
    let new = tabs.compactMap(\.viewController)
    let oldSelected = selectedViewController
    for tab in tabStorage { tab.owner = nil }
    for tab in tabs { tab.owner = self }
    for controller in controllers where !new.contains(where: { $0 === controller }) {
      remove(controller)
    }
    let arriving = new.filter { one in !controllers.contains { $0 === one } }
    tabStorage = tabs
    controllers = new
    for controller in arriving {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.searchItem =
      tabs.first { $0 is UISearchTab }.flatMap { $0.viewController?.tabBarItem }
    tabBar.show(new.map { $0.tabBarItem }, animated: animated)
    selection = -1
    let kept = oldSelected.flatMap { old in new.firstIndex { $0 === old } }
    if let index = kept ?? new.indices.first {
      let isSame = kept != nil
      selection = index
      tabBar.select(new[index].tabBarItem, animated: false)
      if !isSame { exchange(nil, new[index]) }
    }
    updateBar(animated: false)
  }

  private func remove(_ controller: UIViewController) {
    let isVisible = controller.viewIfLoaded?.superview === content && isShowing
    controller.willMove(toParent: nil)
    if isVisible { controller.beginAppearanceTransition(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if isVisible { controller.endAppearanceTransition() }
    controller.removeFromParent()
  }

  /// Selects another controller programmatically.
  func select(_ index: Int) {
    let old = selectedViewController
    let oldTab = selectedTab
    guard index != selection else { return }
    lastItem = old?.tabBarItem
    selection = index
    setMinimized(false, animated: true)
    scrollAnchor = nil
    tabBar.select(controllers[index].tabBarItem, animated: true)
    exchange(old, controllers[index])
    if old?.preferredContentSize != controllers[index].preferredContentSize {
      preferredContentSizeDidChange()
    }
    updateBar(animated: false)
    needPreferences(.all)
    if let delegate, let tab = selectedTab {
      delegate.tabBarController(self, didSelectTab: tab, previousTab: oldTab)
    }
  }

  /// Indicates whether the user may select the tab of an item.
  func allowsSelection(of item: UITabBarItem) -> Bool {
    guard let index = controllers.firstIndex(where: { $0.tabBarItem === item }) else {
      return false
    }
    guard let delegate else { return true }
    let controller = controllers[index]
    let answer =
      delegate.tabBarController(self, shouldSelect: controller)
      && delegate.tabBarController(self, shouldSelectTab: tabStorage[index])
    DisplayHost.log(
      "\(type(of: delegate)).tabBarController(shouldSelect: \(type(of: controller))) = \(answer)")
    return answer
  }

  func userSelected(_ item: UITabBarItem) {
    guard let index = controllers.firstIndex(where: { $0.tabBarItem === item }) else { return }
    let controller = controllers[index]
    if index == selection {
      // A second tap on the selected tab pops to the root.
      if let navigation = controller as? UINavigationController {
        navigation.popToRootViewController(animated: true)
      }
    } else {
      select(index)
    }
    guard let delegate else { return }
    DisplayHost.log(
      "\(type(of: delegate)).tabBarController(didSelect: \(type(of: controller)))")
    delegate.tabBarController(self, didSelect: controller)
  }

  /// Adds the selected controller's view without appearance methods, which it receives with this
  /// controller.
  func showSelection() {
    guard isViewLoaded, let selected = selectedViewController, let view = selected.view,
      view.superview !== content
    else { return }
    insert(view)
  }

  private func insert(_ view: UIView) {
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
    updateContentSafeArea()
  }

  private func exchange(_ old: UIViewController?, _ new: UIViewController) {
    guard isViewLoaded else { return }
    guard isShowing else {
      old?.viewIfLoaded?.removeFromSuperview()
      if appearance.phase != .disappeared { showSelection() }
      return
    }
    old?.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    if let view = new.view { insert(view) }
    new.isAppearingInHierarchy()
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    if appearance.phase == .appeared { new.endAppearanceTransition() }
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }
}
