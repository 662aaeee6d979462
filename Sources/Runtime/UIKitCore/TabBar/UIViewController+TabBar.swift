extension UIViewController {
  func madeTabBarItem() -> UITabBarItem {
    if let tabBarItemStorage { return tabBarItemStorage }
    // A navigation controller has the item of its root controller.
    if let first = (self as? UINavigationController)?.viewControllers.first {
      return first.madeTabBarItem()
    }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tabBarItemStorage = item
    return item
  }

  func replaceTabBarItem(with item: UITabBarItem?) {
    tabBarItemStorage = item
    tabBarController?.itemsDidChange()
  }
}

extension UITabBarController {
  /// Updates the bar after a controller's item was replaced.
  func itemsDidChange() {
    let items = controllers.map { $0.madeTabBarItem() }
    let isSame =
      items.count == tabBar.itemStorage.count
      && zip(items, tabBar.itemStorage).allSatisfy { $0 === $1 }
    guard !isSame else { return }
    tabBar.replaceItems(with: items)
    tabBar.select(selectedViewController?.madeTabBarItem(), animated: false)
  }
}
