/// The appearances that a bar or an item has, `nil` where it says nothing.
struct BarLooks {
  var standard: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?
}

extension UINavigationBar {
  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The look over content: the item's, else the bar's.
  func look(for item: UINavigationItem?) -> UINavigationBarAppearance {
    let own = item?.looks
    if isCompact, let look = own?.compact ?? looks.compact { return look }
    return own?.standard ?? looks.standard ?? Self.plainLook
  }

  /// The look at the edge of the content; `nil` is that over content without a background.
  private func edgeLook(for item: UINavigationItem?) -> UINavigationBarAppearance? {
    let own = item?.looks
    if isCompact, let look = own?.compactScrollEdge ?? looks.compactScrollEdge { return look }
    return own?.scrollEdge ?? looks.scrollEdge
  }

  private static let plainLook = UINavigationBarAppearance()

  /// Whether content fades out under the bar.
  var letsContentFade: Bool { look(for: topItem).letsContentFade }

  /// Shows the background that belongs to the item and to where the content is.
  func showGround() {
    let item = topItem
    let standard = look(for: item)
    let edge = edgeLook(for: item)
    ground.show(atEdge: edge, overContent: standard, share: scrolledShare)
    itemView?.titleLook = scrolledShare < 0.5 ? edge ?? standard : standard
  }

  /// The bar's or an item's appearance was set.
  func appearanceDidChange() {
    showGround()
    onAppearanceChange?()
  }

  /// The background covers what is above the bar, and of the bar what is not scrolled away.
  func layoutGround() {
    let frame = CGRect(
      x: 0, y: -groundAbove, width: bounds.width,
      height: max(0, bounds.height - scrolledAway) + groundAbove)
    if ground.frame != frame { ground.frame = frame }
  }

  /// The part of the bar's height that what is scrolled took, in points.
  var scrolledAway: CGFloat {
    let title = isLarge(topItem) ? BarMetrics.largeTitleZone * max(0, min(1, collapse)) : 0
    return title + movableSearchZone(of: topItem) * searchCollapse
  }
}
