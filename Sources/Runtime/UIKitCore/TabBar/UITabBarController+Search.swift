extension UITabBarController {
  /// The row of a search field beside the circle that leads back from it: distances from the edges
  /// of the screen, in points.
  struct SearchRow: Equatable {
    var left: CGFloat
    var right: CGFloat
    var bottom: CGFloat
  }

  /// The row of the search tab's field; `nil` while the bar is complete.
  var searchRow: SearchRow? {
    guard tabBar.returnItem != nil, let view = viewIfLoaded else { return nil }
    let form = TabBarForm(for: view)
    let bar = SearchBarPlace.bottom
    let side = TabBarMetrics.sideMargin - bar.side
    let taken = min(form.height, TabBarMetrics.minimizedHeight) + TabBarMetrics.searchGap
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return SearchRow(
      left: side + (isRightToLeft ? 0 : taken), right: side + (isRightToLeft ? taken : 0),
      bottom: form.region(safeArea: view.safeAreaInsets.bottom) - form.height - bar.inset)
  }

  /// Replaces the bar by the floating field of the search tab's content.
  func updateSearchRow() {
    guard let view = viewIfLoaded else { return }
    let stack = shownStack
    let hasField =
      selectedTab is UISearchTab && TabBarForm(for: view).isFloating && !isBarAway
      && stack?.topViewController?.navigationItem.search?.place == .bottom
    let others = (tabBar.items ?? []).filter { $0 !== tabBar.searchItem }
    let item = hasField ? others.first { $0 === lastItem } ?? others.first : nil
    guard item !== tabBar.returnItem else { return }
    tabBar.returnItem = item
    stack?.layoutStack()
  }

  /// The navigation controller of the selected tab.
  private var shownStack: UINavigationController? {
    var shown = selectedViewController
    while let controller = shown {
      if let stack = controller as? UINavigationController { return stack }
      shown = controller.children.count == 1 ? controller.children[0] : nil
    }
    return nil
  }
}
