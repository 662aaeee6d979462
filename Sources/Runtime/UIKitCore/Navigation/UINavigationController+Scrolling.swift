extension UINavigationController {
  /// Observes the scroll view of the top controller.
  func followContent() {
    let scroll = topViewController?.contentScrollView(for: .top)
    if followedScrollView !== scroll {
      followedScrollView?.offsetObserver = nil
      followedScrollView = scroll
      scroll?.offsetObserver = { [weak self] _ in self?.contentMoved() }
    }
    contentMoved()
  }

  /// Collapses the large title with the scrolled content and shows the fade over content below the
  /// bar.
  func contentMoved() {
    let travel = followedScrollView.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
    // The search field collapses first because it is next to the content.
    let field = navigationBar.movableSearchZone(of: navigationBar.topItem)
    let rest = travel > 0 ? max(0, travel - field) : travel
    navigationBar.searchCollapse = field > 0 ? min(max(travel / field, 0), 1) : 0
    navigationBar.collapse = min(1, rest / BarMetrics.largeTitleZone)
    navigationBar.scrolledShare = min(max(rest / ScrollEdgeView.onset, 0), 1)
    placeFade()
  }

  /// Updates the fade of each page below its own bar, whose height depends on the large title.
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
