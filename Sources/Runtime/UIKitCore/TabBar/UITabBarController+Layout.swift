extension UITabBarController {
  /// The duration in seconds of showing and hiding the bar. Grade: tunable.
  private static let hideDuration = 0.3

  /// Lays out the bar.
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

  /// Observes the scroll view below the bar.
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

  /// Updates the fade below a floating bar of iOS 26, or the background of a bar of earlier
  /// systems.
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

  /// The height of content below the bar at which it is fully faded, in points. Grade: tunable.
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

  /// Ends the safe area of the selected controller at the bar.
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

  /// Indicates whether the selected controller, or one on its stack, hides the bar.
  private var isBarUnwanted: Bool {
    guard let selected = selectedViewController else { return false }
    guard let navigation = selected as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Shows or hides the bar, alongside a running transition if there is one.
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
  /// Updates the tab bar after the stack changed, or after a transition was cancelled.
  func tabBarFollowsStack(animated: Bool) {
    tabBarController?.updateBar(animated: animated)
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }
}
