extension UINavigationController {
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
    // A search field goes first, as it is next to the content.
    let field = navigationBar.movableSearchZone(of: navigationBar.topItem)
    let rest = travel > 0 ? max(0, travel - field) : travel
    navigationBar.searchCollapse = field > 0 ? min(max(travel / field, 0), 1) : 0
    navigationBar.collapse = min(1, rest / BarMetrics.largeTitleZone)
    navigationBar.scrolledShare = min(max(rest / ScrollEdgeView.onset, 0), 1)
    placeFade()
  }

  /// Each page fades its content below its own bar, which a large title makes higher.
  private func placeFade() {
    let fades = !isBarHidden && navigationBar.letsContentFade
    for wrapper in wrappers {
      wrapper.view.letsContentFade = fades
      let isShown = wrapper.controller === topViewController
      wrapper.view.barBottom = isShown ? shownBarBottom : nil
    }
  }

  private var shownBarBottom: CGFloat {
    barTop + navigationBar.height(showing: topViewController?.navigationItem)
      - navigationBar.scrolledAway
  }
}
