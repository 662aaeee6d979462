extension UINavigationController {
  /// The height that the toolbar adds to the bottom of the safe area, in points.
  var toolbarRoom: CGFloat { isBottomBarHidden ? 0 : BarMetrics.toolbarHeight }

  /// Shows the toolbar items of the top controller.
  func updateToolbarItems(animated: Bool) {
    guard !isBottomBarHidden || toolbarIsMade else { return }
    toolbar.setItems(topViewController?.toolbarItems, animated: animated)
  }

  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard isBottomBarHidden != hidden else { return }
    if !hidden { toolbar.setItems(topViewController?.toolbarItems, animated: false) }
    isBottomBarHidden = hidden
    guard animated, viewIfLoaded?.window != nil else {
      layoutStack()
      return
    }
    if !hidden { UIView.performWithoutAnimation { placeToolbar(in: view, isShown: false) } }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) {
      self.layoutStack()
      self.view.layoutIfNeeded()
    }
  }

  func layoutToolbar(in view: UIView) {
    guard toolbarIsMade || !isBottomBarHidden else { return }
    let wanted = topViewController?.toolbarItems ?? []
    if !isBottomBarHidden, !(toolbar.items ?? []).elementsEqual(wanted, by: { $0 === $1 }) {
      toolbar.setItems(wanted, animated: false)
    }
    placeToolbar(in: view, isShown: !isBottomBarHidden)
  }

  private func placeToolbar(in view: UIView, isShown: Bool) {
    if toolbar.superview !== view { view.addSubview(toolbar) }
    let height = BarMetrics.toolbarHeight
    let inset = view.safeAreaInsets.bottom
    let size = CGSize(width: view.bounds.width, height: height)
    if toolbar.bounds.size != size { toolbar.bounds.size = size }
    let top = isShown ? view.bounds.height - inset - height : view.bounds.height
    toolbar.center = CGPoint(x: view.bounds.midX, y: top + height / 2)
    toolbar.alpha = isShown ? 1 : 0
    toolbar.groundBelow = inset
  }
}
