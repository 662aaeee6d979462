extension UITabBarController {
  /// Constants that indicate when a floating bar is minimized.
  public enum MinimizeBehavior: Int, Sendable {
    /// The system's choice: on iOS never.
    case automatic = 0
    /// Never.
    case never = 1
    /// While the user scrolls down, until they scroll up.
    case onScrollDown = 2
    /// While the user scrolls up, until they scroll down.
    case onScrollUp = 3
  }

  /// The scroll distance in points before the bar is minimized or restored. Grade: tunable.
  private static let minimizingTravel: CGFloat = 16

  /// The duration of minimizing in seconds. Grade: tunable.
  private static let minimizingDuration = 0.4

  /// Indicates whether the bar can be minimized: only floating ones of phones can.
  private var canMinimize: Bool {
    guard let view = viewIfLoaded else { return false }
    return TabBarForm(for: view).isFloating && !isBarAway
      && (minimizeBehaviorStorage == .onScrollDown || minimizeBehaviorStorage == .onScrollUp)
  }

  /// Minimizes or restores the bar for a movement of the content.
  func contentDidScroll(_ scrollView: UIScrollView) {
    let inset = scrollView.adjustedContentInset
    let top = -inset.top
    let end = max(top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
    // Bouncing at the ends is not a direction of the user's.
    let offset = min(max(scrollView.contentOffset.y, top), end)
    guard scrollView.isDragging || scrollView.isDecelerating, canMinimize, end > top else {
      scrollAnchor = nil
      return
    }
    let towardsEnd = minimizeBehaviorStorage == .onScrollDown
    let isAtStart = towardsEnd ? offset <= top : offset >= end
    // Measured from the position at which the direction changed last.
    let progress = towardsEnd ? offset : -offset
    let anchor = scrollAnchor ?? progress
    if tabBar.isMinimized {
      scrollAnchor = max(anchor, progress)
      guard isAtStart || anchor - progress > Self.minimizingTravel else { return }
      setMinimized(false, animated: true)
    } else {
      scrollAnchor = min(anchor, progress)
      guard !isAtStart, progress - anchor > Self.minimizingTravel else { return }
      setMinimized(true, animated: true)
    }
    scrollAnchor = progress
  }

  /// Minimizes or restores the bar.
  func setMinimized(_ isMinimized: Bool, animated: Bool) {
    guard isMinimized != tabBar.isMinimized else { return }
    tabBar.isMinimized = isMinimized
    accessoryView?.place = isMinimized ? .inline : .regular
    guard animated, let view = viewIfLoaded, view.window != nil else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    UIView.animate(
      withDuration: Self.minimizingDuration, delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.layoutTabs()
      self.tabBar.layoutParts()
      self.accessoryView?.layoutIfNeeded()
    }
  }

  func replaceAccessory(with new: UITabAccessory?, animated: Bool) {
    guard new !== accessoryView?.accessory else { return }
    let old = accessoryView
    accessoryView = new.map { TabAccessoryView($0) }
    accessoryView?.place = tabBar.isMinimized ? .inline : .regular
    guard isViewLoaded else { return }
    if let added = accessoryView { view.insertSubview(added, belowSubview: tabBar) }
    layoutTabs()
    guard animated, view.window != nil else {
      old?.removeFromSuperview()
      return
    }
    accessoryView?.alpha = 0
    UIView.animate(
      withDuration: Self.minimizingDuration,
      animations: {
        old?.alpha = 0
        self.accessoryView?.alpha = 1
      }, completion: { _ in old?.removeFromSuperview() })
  }

  /// Lays out the accessory above the bar, or beside a minimized one.
  func placeAccessory(in view: UIView) {
    guard let accessoryView else { return }
    let form = TabBarForm(for: view)
    let side = TabBarMetrics.sideMargin
    var frame = CGRect(
      x: side, y: 0, width: view.bounds.width - 2 * side, height: TabBarMetrics.accessoryHeight)
    let away: CGFloat
    if form == .top {
      frame.size.width = min(frame.width, TabBarMetrics.accessoryWidth)
      frame.origin.x = ((view.bounds.width - frame.width) / 2).rounded()
      frame.origin.y =
        view.bounds.height - max(view.safeAreaInsets.bottom, TabBarMetrics.leastMargin)
        - frame.height
      away = 0
    } else if tabBar.isMinimized {
      let taken = TabBarMetrics.minimizedHeight + TabBarMetrics.accessoryGap
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let trailing = tabBar.searchButton == nil ? 0 : taken
      frame.origin.x += isRightToLeft ? trailing : taken
      frame.size.width -= taken + trailing
      frame.origin.y = tabBar.frame.minY + form.height - frame.height
      away = 0
    } else {
      frame.origin.y = tabBar.frame.minY - TabBarMetrics.accessoryGap - frame.height
      away = isBarAway ? frame.height + TabBarMetrics.accessoryGap : 0
    }
    frame.origin.y += away
    if accessoryView.frame != frame { accessoryView.frame = frame }
    let alpha: CGFloat = isBarAway && form != .top ? 0 : 1
    if accessoryView.alpha != alpha { accessoryView.alpha = alpha }
  }

  /// The height that the accessory covers, in points above the bar or the safe area.
  var accessoryRegion: CGFloat {
    accessoryView == nil ? 0 : TabBarMetrics.accessoryHeight + TabBarMetrics.accessoryGap
  }
}
