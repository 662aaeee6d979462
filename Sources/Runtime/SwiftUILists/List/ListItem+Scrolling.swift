/// The scroll view features that a list does not support.
enum ListLack: Hashable {
  case views, targets, anchors

  var misuse: ScrollContentMisuse {
    switch self {
    case .views: .listPosition
    case .targets: .listTargets
    case .anchors: .listAnchor
    }
  }
}

extension ListItem {
  /// Applies the scroll modifiers to the list. To be called in updates.
  func adopt(_ plan: ScrollPlan, wanted: ScrollPosition.Place?) {
    if plan.behavior is ViewAlignedScrollTargetBehavior { report(.targets) }
    if plan.anchors != ScrollAnchors() { report(.anchors) }
    if case .view = wanted {
      report(.views)
      driver.adopt(plan, wanted: nil)
    } else {
      if case .id = plan.position { report(.views) }
      driver.adopt(plan, wanted: wanted)
    }
  }

  private func report(_ lack: ListLack) {
    if reported.insert(lack).inserted { Misuse.report(lack.misuse) }
  }
}

/// Forwards the table's scrolling events to the list's controller.
extension ListController {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    item.driver.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    item.driver.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    item.driver.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    item.driver.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    item.driver.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
