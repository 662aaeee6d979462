/// The appearances of a bar or an item, `nil` for those that are not set.
struct BarLooks {
  var standard: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?
}

extension UINavigationBar {
  /// Indicates whether the appearance over content was set.
  package var hasStandardAppearance: Bool { looks.standard != nil }
  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The appearance over content: the item's, else the bar's.
  func look(for item: UINavigationItem?) -> UINavigationBarAppearance {
    let own = item?.looks
    if isCompact, let look = own?.compact ?? looks.compact { return look }
    return own?.standard ?? looks.standard ?? Self.plainLook
  }

  /// The appearance at the edge of the content; `nil` for the one over content without a
  /// background.
  private func edgeLook(for item: UINavigationItem?) -> UINavigationBarAppearance? {
    let own = item?.looks
    if isCompact, let look = own?.compactScrollEdge ?? looks.compactScrollEdge { return look }
    return own?.scrollEdge ?? looks.scrollEdge
  }

  private static let plainLook = UINavigationBarAppearance()

  /// Indicates whether content fades out below the bar.
  var letsContentFade: Bool { look(for: topItem).letsContentFade }

  /// Updates the background for the item and the scroll position.
  func showGround() {
    let item = topItem
    let standard = look(for: item)
    let edge = edgeLook(for: item)
    ground.show(atEdge: edge, overContent: standard, share: scrolledShare)
    itemView?.titleLook = scrolledShare < 0.5 ? edge ?? standard : standard
  }

  /// Updates the bar after an appearance of it or its item was set.
  func appearanceDidChange() {
    showGround()
    onAppearanceChange?()
  }

  /// Lays out the background, which covers the area above the bar and the part of the bar that is
  /// not collapsed.
  func layoutGround() {
    let frame = CGRect(
      x: 0, y: -groundAbove, width: bounds.width,
      height: max(0, bounds.height - scrolledAway) + groundAbove)
    if ground.frame != frame { ground.frame = frame }
  }

  /// The collapsed part of the bar's height, in points.
  var scrolledAway: CGFloat {
    let title = isLarge(topItem) ? BarMetrics.largeTitleZone * max(0, min(1, collapse)) : 0
    return title + movableSearchZone(of: topItem) * searchCollapse
  }
}
