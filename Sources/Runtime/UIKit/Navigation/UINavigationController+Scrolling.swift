extension UINavigationController {
  /// How far content must have passed under the bar for the fade to be whole, in points. Grade:
  /// tunable.
  private static let fadeTravel: CGFloat = 16

  /// Follows the scroll view of the controller that shows.
  func followContent() {
    let scroll = topViewController?.contentScrollView(for: .top)
    if followedScrollView !== scroll {
      followedScrollView?.offsetObserver = nil
      followedScrollView = scroll
      scroll?.offsetObserver = { [weak self] _ in self?.contentMoved() }
    }
    contentMoved()
  }

  /// Moves the large title with the content and shows the fade once content is under the bar.
  func contentMoved() {
    let travel = followedScrollView.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
    navigationBar.collapse = min(1, travel / BarMetrics.largeTitleZone)
    let share = min(max(travel / Self.fadeTravel, 0), 1)
    fade.alpha = share
    navigationBar.scrolledShare = share
    placeFade()
  }

  private func placeFade() {
    guard let view = viewIfLoaded else { return }
    fade.isHidden = isBarHidden || !navigationBar.letsContentFade
    for wrapper in wrappers { wrapper.view.letsContentFade = navigationBar.letsContentFade }
    guard !fade.isHidden else { return }
    fade.color =
      followedScrollView?.backgroundColor ?? topViewController?.viewIfLoaded?.backgroundColor
    let zone = topViewController.map { largeTitleZone(of: $0) } ?? 0
    let bottom =
      barTop + BarMetrics.contentHeight
      + navigationBar.promptZone(of: topViewController?.navigationItem) + zone
      * (1 - max(0, navigationBar.collapse))
    fade.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: bottom + BarFadeView.reach)
  }
}
