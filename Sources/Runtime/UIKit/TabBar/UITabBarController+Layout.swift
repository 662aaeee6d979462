extension UITabBarController {
  /// Seconds in which the bar comes or goes by itself. Grade: tunable.
  private static let hideDuration = 0.3

  /// Puts the bar where it belongs.
  func layoutTabs() {
    guard let view = viewIfLoaded else { return }
    updateSearchRow()
    placeBar(in: view)
    placeAccessory(in: view)
    if content.frame != view.bounds { content.frame = view.bounds }
    if let shown = selectedViewController?.viewIfLoaded, shown.superview === content,
      shown.bounds.size != content.bounds.size
    {
      shown.frame = content.bounds
    }
    updateContentSafeArea()
    followContent()
  }

  /// Finds the scroll view that runs under the bar.
  func followContent() {
    var shown = selectedViewController
    while let controller = shown {
      if let navigation = controller as? UINavigationController {
        shown = navigation.topViewController
      } else if controller.children.count == 1,
        let navigation = controller.children[0] as? UINavigationController
      {
        shown = navigation
      } else {
        break
      }
    }
    follower.follow(shown?.isViewLoaded == true ? shown?.contentScrollView(for: .bottom) : nil)
    updateFade()
  }

  /// The soft edge of iOS 26 below a floating bar, or the ground of a bar of earlier systems.
  func updateFade() {
    guard let view = viewIfLoaded else { return }
    let hidden = follower.hiddenBelow
    tabBar.isOverContent = hidden.map { $0 > 0 } ?? true
    let isFloating = TabBarForm(for: view).isFloating && !isBarAway
    fade.color = follower.ground
    fade.alpha = isFloating ? min(1, (hidden ?? 0) / Self.fadeOnset) : 0
    let above = tabBar.isMinimized ? 0 : accessoryRegion
    let top = tabBar.center.y - tabBar.bounds.height / 2 - above - BarFadeView.reach
    fade.bounds.size = CGSize(width: view.bounds.width, height: view.bounds.height - top)
    fade.center = CGPoint(x: view.bounds.midX, y: (top + view.bounds.height) / 2)
  }

  /// Content that reaches this far below the bar is faded fully, in points. Grade: tunable.
  private static let fadeOnset: CGFloat = 14

  private func placeBar(in view: UIView) {
    let form = TabBarForm(for: view)
    let isTop = form == .top
    let inset = isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
    let height = form.region(safeArea: inset)
    let away = isBarAway ? height + TabBarMetrics.sideMargin : 0
    let y = isTop ? -away : view.bounds.height - height + away
    let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    if tabBar.bounds.size != frame.size { tabBar.bounds.size = frame.size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if tabBar.center != center { tabBar.center = center }
    let alpha: CGFloat = isBarAway ? 0 : 1
    if tabBar.alpha != alpha { tabBar.alpha = alpha }
  }

  /// The safe area of what a tab shows ends at the bar.
  func updateContentSafeArea() {
    guard let view = viewIfLoaded else { return }
    let form = TabBarForm(for: view)
    var insets = view.safeAreaInsets
    if !isBarAway {
      if form == .top {
        insets.top = form.region(safeArea: insets.top)
      } else {
        insets.bottom = form.region(safeArea: insets.bottom) + accessoryRegion
      }
    }
    if form == .top, accessoryView != nil {
      insets.bottom = max(insets.bottom, TabBarMetrics.leastMargin) + accessoryRegion
    }
    if content.safeAreaOverride != insets { content.safeAreaOverride = insets }
  }

  /// Whether the selected tab's controller, or one on its stack, wants the bar away.
  private var isBarUnwanted: Bool {
    guard let selected = selectedViewController else { return false }
    guard let navigation = selected as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Brings the bar or takes it away, with a running change of controllers where there is one.
  func updateBar(animated: Bool) {
    let isAway = isBarHidden || isBarUnwanted
    guard isAway != isBarAway else { return }
    isBarAway = isAway
    if isAway { setMinimized(false, animated: false) }
    guard isViewLoaded else { return }
    let coordinator = selectedViewController?.transitionCoordinator
    if animated, view.window != nil, let coordinator {
      coordinator.animate(alongsideTransition: { _ in self.layoutTabs() }, completion: nil)
    } else if animated, view.window != nil {
      UIView.animate(withDuration: Self.hideDuration) {
        self.layoutTabs()
        self.view.layoutIfNeeded()
      }
    } else {
      layoutTabs()
    }
  }
}

extension UINavigationController {
  /// The stack changed, or a change of it was called off: the tab bar around it follows.
  func tabBarFollowsStack(animated: Bool) {
    tabBarController?.updateBar(animated: animated)
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }
}
