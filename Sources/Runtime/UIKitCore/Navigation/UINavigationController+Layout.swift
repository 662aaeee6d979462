extension UINavigationController {
  /// The distance of the bar from the top of the controller's view, in points (B1).
  var barTop: CGFloat {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let least = isCompact ? BarMetrics.leastTopCompact : BarMetrics.leastTop
    return max(viewIfLoaded?.safeAreaInsets.top ?? 0, least)
  }

  /// The top inset of the safe area of a controller on the stack, below the bar.
  func safeAreaTop(of controller: UIViewController) -> CGFloat {
    guard !isBarHidden else { return viewIfLoaded?.safeAreaInsets.top ?? 0 }
    return barTop + navigationBar.height(showing: controller.navigationItem)
  }

  /// The preferred content size: `own`, or else that of the top controller, below the bar.
  func stackContentSize(own: CGSize) -> CGSize {
    guard own == .zero, let top = topViewController else { return own }
    var size = top.preferredContentSize
    guard size.height > 0, !isBarHidden else { return size }
    // The safe area of a popover is its arrow, which is not part of the size.
    let gap = (viewIfLoaded?.safeAreaInsets.top ?? 0) > 0 ? 0 : BarMetrics.leastTop
    size.height += gap + navigationBar.height(showing: top.navigationItem)
    return size
  }

  /// Lays out the bar and the controllers' views.
  func layoutStack() {
    guard let view = viewIfLoaded else { return }
    layoutBar(in: view)
    for wrapper in wrappers {
      if wrapper.view.bounds.size != transitionView.bounds.size {
        wrapper.view.bounds.size = transitionView.bounds.size
        if transition == nil {
          wrapper.view.center = CGPoint(
            x: transitionView.bounds.midX, y: transitionView.bounds.midY)
        }
      }
      updateSafeArea(of: wrapper)
    }
    followContent()
  }

  private func layoutBar(in view: UIView) {
    let height = navigationBar.height(showing: navigationBar.topItem)
    let bounds = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    let hiddenShift = isBarHidden ? -(barTop + height) : 0
    let center = CGPoint(x: bounds.midX, y: barTop + height / 2 + hiddenShift)
    if navigationBar.bounds.size != bounds.size { navigationBar.bounds.size = bounds.size }
    if navigationBar.center != center { navigationBar.center = center }
    navigationBar.alpha = isBarHidden ? 0 : 1
    navigationBar.groundAbove = barTop
    layoutToolbar(in: view)
  }

  func updateSafeArea(
    of wrapper: (controller: UIViewController, view: UIViewControllerWrapperView)
  ) {
    guard let view = viewIfLoaded else { return }
    var insets = view.safeAreaInsets
    insets.top = safeAreaTop(of: wrapper.controller)
    insets.bottom += toolbarRoom
    wrapper.view.barInsets = insets
    wrapper.view.edgesAtBars = wrapper.controller.edgesAtBars(of: self)
    wrapper.controller.navigationItem.placeSearch()
    let search = wrapper.controller.navigationItem.search
    wrapper.view.searchRow = tabBarController?.searchRow
    wrapper.view.bottomSearch = search?.place == .bottom ? search?.bar : nil
  }

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard isBarHidden != hidden else { return }
    isBarHidden = hidden
    setNeedsStatusBarAppearanceUpdate()
    guard animated, viewIfLoaded?.window != nil else {
      layoutStack()
      return
    }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) {
      self.layoutStack()
      self.view.layoutIfNeeded()
    }
  }
}
